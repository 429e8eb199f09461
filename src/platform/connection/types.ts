/** Whether the device has a network at all; a server may still be out of reach. */
export interface Connection {
  isOnline(): Promise<boolean>
}
