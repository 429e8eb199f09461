import type { FastifyInstance } from 'fastify'
import type { Services } from './Context'

/** Registers what a feature answers beside its calls: files, and what other servers report. */
export type Routes = (http: FastifyInstance, services: Services) => void | Promise<void>
