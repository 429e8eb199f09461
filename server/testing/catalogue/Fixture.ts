import type { CallDefinition, ParamsOf } from '@quanzi/contract'
import type { Owner } from './Owner'

/** Parameters that the harness fills in: tenant, request id, and an applicant's proof. */
type Filled = 'iid' | 'reqId' | 'rid' | 'token'

export type FixtureParams<C> = Omit<ParamsOf<C>, Filled & keyof ParamsOf<C>>

/** Parameters with which the rightful caller gets an answer, and who else gets one. */
export interface Fixture<P = Readonly<Record<string, unknown>>> {
  /** Creates the rows that the parameters name, for this owner. */
  readonly params: (owner: Owner) => P | Promise<P>
  /** True when the parameters name something that belongs to the owner: nobody else may get an answer. */
  readonly held: boolean
  /** Parameters that only the owner knows; others would have to guess them. */
  readonly guess?: Partial<P>
  /** True when the call removes something of the caller's. Without such a row it succeeds and changes nothing. */
  readonly absentIsFine?: true
  /** Tables in which refusals of the call are noted, for those who see to it. */
  readonly notes?: readonly string[]
  /** The tenant of the call; by default 1000. */
  readonly iid?: number
}

/** One fixture for each call of a group: a new call without a fixture does not compile. */
export type Fixtures<Calls extends Readonly<Record<string, CallDefinition>>> = {
  readonly [Name in keyof Calls]: Fixture<FixtureParams<Calls[Name]>>
}

type Making<P> = P | ((owner: Owner) => P | Promise<P>)

const asMaker = <P>(making: Making<P>) =>
  (typeof making === 'function' ? making : () => making) as (owner: Owner) => P | Promise<P>

type More<P> = Pick<Fixture<P>, 'guess' | 'iid' | 'absentIsFine' | 'notes'>

/** Everybody with access to the call gets an answer: it names something public, or concerns the caller only. */
export const open = <P>(making: Making<P>, more: More<P> = {}): Fixture<P> => ({
  params: asMaker(making),
  held: false,
  ...more,
})

/** A call that names something of the owner's: other members are refused. */
export const held = <P>(making: Making<P>, more: More<P> = {}): Fixture<P> => ({
  params: asMaker(making),
  held: true,
  ...more,
})
