import type { FastifyInstance } from 'fastify'
import type { Services } from './Context'

/** Registers a feature's routes besides its calls: files, and reports from other servers. */
export type Routes = (http: FastifyInstance, services: Services) => void | Promise<void>
