/** The first screen, rendered into the page by the server. It stays until the app has rendered its own. */
export interface Preview {
  /**
   * Call it when the app's screen is ready: removes the preview and passes its scroll position and tap on to the app.
   */
  end(): void
  /** True while the visitor still uses the preview, and has not moved it. */
  covers(): boolean
  /**
   * Calls `act` when the app has taken over; at once when there is no preview. `atOnce`: the visitor has used a
   * part of the screen, so `act` must render it before returning. Returns a function that cancels this.
   */
  whenOver(act: (atOnce: boolean) => void): () => void
}
