/** Tells whether the device has a network; a server may still be out of reach. */
export interface Connection {
  isOnline(): Promise<boolean>
}
