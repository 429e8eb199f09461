export interface OfflinePage {
  /**
   * Keeps the page at `address` on the device: it opens in place of each screen's page when there is no network. Give
   * one without anybody's data; screens show what they have kept themselves. A mini-program is on the device anyway.
   */
  keep(address: string): void
}
