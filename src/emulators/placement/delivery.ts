/** Where a mail ended, or why it did not come. */
export type SimulatedDelivery =
  | { outcome: 'filed'; folder: string; category: string | null }
  | { outcome: 'lost' | 'delayed' }
  | { outcome: 'rejected'; code: number; text: string }
