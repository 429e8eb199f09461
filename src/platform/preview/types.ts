/** The first screen as the server has rendered it into the page. It stays until the app has rendered its own. */
export interface Preview {
  /**
   * Call it when the app's screen is ready: removes the preview and passes its scroll position and tap on to the app.
   */
  end(): void
}
