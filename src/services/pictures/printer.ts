/** A page of this site -> PDF. `page` answers what the page itself asks for as well. */
export type Printer = (path: string, page: (path: string) => Promise<Response>) => Promise<Uint8Array>
