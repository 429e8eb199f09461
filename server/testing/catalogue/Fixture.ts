import type { CallDefinition, ParamsOf } from '@quanzi/contract'
import type { Owner } from './Owner'

/** What the harness fills in itself, where a call names it: the tenant, the request's id and an applicant's proof. */
type Filled = 'iid' | 'reqId' | 'rid' | 'token'

export type FixtureParams<C> = Omit<ParamsOf<C>, Filled & keyof ParamsOf<C>>

/** Parameters with which a call is answered when the one makes it whose call it is, and who else is answered. */
export interface Fixture<P = Readonly<Record<string, unknown>>> {
  /** Makes the rows that the parameters name, for this owner. */
  readonly params: (owner: Owner) => P | Promise<P>
  /** True when they name something of the owner's, so that nobody else is answered. */
  readonly held: boolean
  /** What somebody else does not know of them and would try instead. */
  readonly guess?: Partial<P>
  /** It takes away what the caller has: where nothing of that name is, it is answered and changes nothing. */
  readonly absentIsFine?: true
  /** The tenant where it happens; 1000 unless it says otherwise. */
  readonly iid?: number
}

/** A call of the catalogue without a handler; it answers NOTBUILT. */
export type NotBuilt = 'not built'

/** One fixture for each call of a group: a new call without one does not compile. */
export type Fixtures<Calls extends Readonly<Record<string, CallDefinition>>> = {
  readonly [Name in keyof Calls]: Fixture<FixtureParams<Calls[Name]>> | NotBuilt
}

type Making<P> = P | ((owner: Owner) => P | Promise<P>)

const asMaker = <P>(making: Making<P>) =>
  (typeof making === 'function' ? making : () => making) as (owner: Owner) => P | Promise<P>

type More<P> = Pick<Fixture<P>, 'guess' | 'iid' | 'absentIsFine'>

/** Whoever may make the call at all is answered: what it names is public, or it is about the caller alone. */
export const open = <P>(making: Making<P>, more: More<P> = {}): Fixture<P> => ({
  params: asMaker(making),
  held: false,
  ...more,
})

/** It names something of the owner's: others are refused. */
export const held = <P>(making: Making<P>, more: More<P> = {}): Fixture<P> => ({
  params: asMaker(making),
  held: true,
  ...more,
})
