import type { FastifyInstance } from 'fastify'

/**
 * Takes no more requests and lets those under way finish; whoever is not done when the patience ends is cut off, so
 * that a client which sends half a request or reads nothing cannot keep a server from stopping.
 */
export async function stopListening(http: FastifyInstance, patience: number): Promise<void> {
  const cutOff = setTimeout(() => http.server.closeAllConnections(), patience)
  await http.close()
  clearTimeout(cutOff)
}
