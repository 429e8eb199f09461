/** The first screen as the server has rendered it into the page. It stays until the app has rendered its own. */
export interface Preview {
  /**
   * Call it when the app's screen is ready: removes the preview and passes its scroll position and tap on to the app.
   */
  end(): void
  /** True while the visitor still uses the preview, and has not moved it. */
  covers(): boolean
  /**
   * Calls `act` when the app has taken over; at once without a preview. `atOnce`: what is drawn must stand when `act`
   * returns, because the visitor has used a part of it. Returns a function that forgets `act`.
   */
  whenOver(act: (atOnce: boolean) => void): () => void
}
