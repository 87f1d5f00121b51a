declare module 'vitest' {
  interface TaskMeta {
    /** Seconds of processor time, user and system, of a test file. */
    processorSeconds?: number
  }
}

export {}
