export interface LeaveAlert {
  /**
   * The phone asks before a step back leaves the page, until the returned function is called. Nothing on H5, where
   * `back.guard` stops the step.
   */
  ask(message: string): () => void
}
