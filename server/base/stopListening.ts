import type { FastifyInstance } from 'fastify'

/**
 * Stops accepting requests and lets those in progress finish. Cuts off the rest when `patience` ends, so that a client
 * that sends half a request or reads nothing cannot prevent the server from stopping.
 */
export async function stopListening(http: FastifyInstance, patience: number): Promise<void> {
  const cutOff = setTimeout(() => http.server.closeAllConnections(), patience)
  await http.close()
  clearTimeout(cutOff)
}
