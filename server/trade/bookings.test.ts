import {
  afterMove,
  allowedMoves,
  commissionShares,
  dueMoves,
  type MoveAt,
  ORDER_STATUS,
  type OrderActor,
  priceOrder,
  type TimedOrder,
} from '@quanzi/contract'
import fc from 'fast-check'
import type { Transaction } from '../ledger/post'
import {
  accrueBooking,
  type BookedChain,
  coinBooking,
  holdBooking,
  lateBookings,
  payBooking,
  refundBookings,
  releaseBooking,
  type Share,
  settleBooking,
} from './bookings'
import { refundParts } from './refundParts'

/**
 * Ten thousand orders with a ledger in memory. Their prices, commission, moves, refunds and bookings come from the
 * server's own code that needs no database. `randomOrders.test.ts` runs some of them through the database.
 */
const ORDERS = 10_000

const IID = 1000
const BUYER = 7
const DAY = 86_400_000
const T = 1_800_000_000_000
const GOODS = 32

/** Not `expect`, because this runs a million times. */
function same(what: string, value: number, expected: number): void {
  if (value !== expected) throw new Error(`${what}: ${value}, not ${expected}`)
}
function within(what: string, value: number, most: number): void {
  if (value < 0 || value > most) throw new Error(`${what}: ${value}, not from 0 to ${most}`)
}

/** Books like the ledger: each (kind, ref) once, sums of zero, and no account negative that must not be. */
class MemoryLedger {
  readonly balances = new Map<string, number>()
  readonly #booked = new Set<string>()
  readonly #entries: { readonly account: string; readonly amount: number }[] = []

  book(...transactions: readonly Transaction[]): void {
    for (const { iid, kind, ref, currency = 'CNY', postings } of transactions) {
      if (this.#booked.has(`${iid} ${kind} ${ref}`)) throw new Error(`${kind} ${ref} was booked before`)
      this.#booked.add(`${iid} ${kind} ${ref}`)
      same(`${kind} ${ref}`, total(postings), 0)
      const touched = new Set<string>()
      for (const { iid: of, owner, kind: account, amount } of postings) {
        const name = `${of} ${owner} ${account} ${currency}`
        if (!Number.isSafeInteger(amount)) throw new Error(`${kind} ${ref} books ${amount}`)
        this.balances.set(name, (this.balances.get(name) ?? 0) + amount)
        this.#entries.push({ account: name, amount })
        touched.add(name)
      }
      for (const name of touched)
        if (!/channel|issue|marketing/.test(name) && (this.balances.get(name) ?? 0) < 0)
          throw new Error(`${kind} ${ref} brings ${name} below zero`)
    }
  }

  of(owner: number, kind: string, { iid = IID, currency = 'CNY' } = {}): number {
    return this.balances.get(`${iid} ${owner} ${kind} ${currency}`) ?? 0
  }

  /** Each balance is the sum of its entries. */
  check(): void {
    const sums = new Map<string, number>()
    for (const { account, amount } of this.#entries) sums.set(account, (sums.get(account) ?? 0) + amount)
    expect(sums).toEqual(this.balances)
  }
}

const total = (rows: readonly { readonly amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0)

const fen = fc.oneof(fc.nat(5), fc.nat(300), fc.nat(200_000))

const line = fc.record({
  price: fen,
  num: fc.integer({ min: 1, max: 5 }),
  supplyPercent: fc.nat(120),
  freight: fc.oneof(fc.constant(0), fc.nat(2_000)),
  insurance: fc.oneof(fc.constant(0), fc.nat(500)),
  supplier: fc.constantFrom(IID, 2001, 2002),
  rates: fc.option(fc.array(fc.nat(1600), { minLength: 1, maxLength: 3 }), { nil: null }),
  /** What the small store asks more for a piece, in percent; null: it does not sell the goods. */
  margin: fc.option(fc.nat(50), { nil: null }),
})

const coupon = fc.record({
  discountType: fc.constantFrom(1, 2),
  minusPrice: fc.integer({ min: 1, max: 100 }),
  fullPrice: fc.constantFrom(0, 0, 10, 100),
  first: fc.boolean(),
})

/** The next step; `pick` chooses among the possible ones. */
const step = fc.record({
  pick: fc.nat(1000),
  share: fc.option(fc.integer({ min: 1, max: 100 }), { nil: null, freq: 3 }),
  days: fc.constantFrom(0, 0, 0, 0, 0, 0, 1, 3, 7, 10, 40),
})

const story = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  code: fc.option(fc.record({ percent: fc.integer({ min: 1, max: 50 }), first: fc.boolean() }), { nil: null }),
  coupons: fc.array(coupon, { maxLength: 2 }),
  coins: fc.oneof(fc.constant(0), fc.nat(50_000)),
  wallet: fen,
  upline: fc.array(fc.constantFrom(BUYER, 21, 22, 23, null), { maxLength: 3 }),
  earner: fc.option(fc.constant(31), { nil: null, freq: 8 }),
  /** The owner of the small store that sells it: a stranger, one of those above the buyer, or the buyer. */
  store: fc.constantFrom(null, null, 41, 21, BUYER),
  steps: fc.array(step, { maxLength: 20, size: 'max' }),
})
type Story = typeof story extends fc.Arbitrary<infer S> ? S : never

const sells = ({ store }: Story, { margin }: Story['lines'][number]) => store !== null && margin !== null

/** What the small store asks more for a piece, fen. */
const marginOf = (told: Story, given: Story['lines'][number]) =>
  sells(told, given) ? Math.floor((given.price * (given.margin ?? 0)) / 100) : 0

interface ModelChain extends BookedChain {
  facts: TimedOrder
  readonly shares: readonly Share[]
  back: number
}

/** The life of one order, from its price to the end of the steps. */
class Model {
  /** Lines that brought the owner of a small store money. */
  static margins = 0
  readonly ledger = new MemoryLedger()
  readonly order: { id: string; iid: number; user_id: number; title: string; earner_id: number | null }
  readonly chains: ModelChain[]
  readonly payable: number
  readonly coinSave: number
  now = T
  /** Payment attempts; an open one comes last. */
  readonly attempts: { tradeNo: string; cash: number; wallet: number; state: 'open' | 'closed' | 'paid' | 'late' }[] =
    []
  paid = { cash: 0, wallet: 0 }
  returned = { cash: 0, wallet: 0 }
  lateCash = 0
  discountsBack = 0

  constructor(private readonly told: Story) {
    this.order = { id: 'o', iid: IID, user_id: BUYER, title: '', earner_id: told.earner }
    const keys = told.lines.map((_, index) => String(index))
    const only = (first: boolean) => (first ? { keys: keys.slice(0, 1) } : {})
    const wish = {
      lines: told.lines.map((given, index) => {
        const { num, freight, insurance } = given
        return { key: keys[index] ?? '', price: given.price + marginOf(told, given), num, freight, insurance }
      }),
      discount: told.code ? { percent: told.code.percent, ...only(told.code.first) } : null,
      coins: told.coins,
      useCoin: told.coins > 0,
    }
    const coupons = told.coupons.map(({ first, ...terms }, index) => ({
      ...{ id: String(index), stackable: true, ...terms, ...only(first) },
    }))
    const withCoupons = priceOrder({ ...wish, coupons })
    const priced = withCoupons.ok ? withCoupons : priceOrder(wish)
    if (!priced.ok) throw new Error('an order without coupons has a price')
    const { price } = priced
    this.payable = price.payable
    this.coinSave = price.coinSave
    same('the lines of the price', total(price.lines.map(({ paid: amount }) => ({ amount }))), price.payable)
    this.chains = told.lines.map((given, index) => {
      const { paid = 0, goodsPaid = 0, codeSave = 0 } = price.lines[index] ?? {}
      const supply = Math.floor((given.price * given.supplyPercent) / 100) * given.num
      const margin = goodsPaid - given.price * given.num
      const levels = commissionShares({
        ...{ paid: goodsPaid, supply, codeSave, buyerId: String(BUYER) },
        rates: (given.rates ?? [1000, 500]).map((rate) => rate / 100),
        upline: told.upline.map((userId) =>
          userId === null ? null : { roleId: `r${userId}`, userId: String(userId) },
        ),
        store:
          told.store === null || given.margin === null ? null : { roleId: 'r', userId: String(told.store), margin },
      })
      const own = total(levels.filter(({ level }) => level === 0))
      const most = Math.max(0, Math.min(margin, goodsPaid - supply))
      same('the margin of the store', own, sells(told, given) && told.store !== BUYER ? most : 0)
      within('the margin of the store', own, marginOf(told, given) * given.num)
      within('all commission', total(levels), Math.max(0, goodsPaid - supply))
      if (own > 0) Model.margins += 1
      const shares = levels.map(({ userId, amount }) => ({ userId: Number(userId), amount }))
      const facts = {
        ...{ status: 1, orderType: GOODS, priorStatus: null, refundShare: null },
        movedAt: T,
        endsAt: null,
      }
      return {
        ...{ id: index + 1, supplier_iid: given.supplier, paid, goods_paid: goodsPaid, supply, freight: given.freight },
        ...{ shares, back: 0, facts: { ...facts, expireAt: T + DAY / 48 } },
      }
    })
    this.#give('wallet', told.wallet, 'CNY')
    this.#give('coin', told.coins, 'COIN')
    this.ledger.book(coinBooking(this.order, 'coin hold', this.coinSave, T))
  }

  #give(kind: 'wallet' | 'coin', amount: number, currency: 'CNY' | 'COIN'): void {
    const from = kind === 'wallet' ? 'channel' : 'issue'
    this.ledger.book({
      ...{ iid: IID, kind: 'gift', ref: kind, at: T, currency },
      postings: [
        { iid: IID, owner: 0, kind: from, amount: -amount },
        { iid: IID, owner: BUYER, kind, amount },
      ],
    })
  }

  get waiting(): boolean {
    return this.chains[0]?.facts.status === 1
  }

  /** Runs one of the steps that are possible now. */
  step({ pick, share, days }: Story['steps'][number]): void {
    // Time moves rarely while the order waits: otherwise few orders would be paid.
    if (!this.waiting || pick % 25 === 0) this.now += days * DAY
    this.#clock()
    const possible = [...this.#payments(), ...this.#moves(share)]
    possible[pick % Math.max(1, possible.length)]?.()
    this.#clock()
    this.check()
  }

  #clock(): void {
    if (this.waiting) {
      if (this.chains.some(({ facts }) => dueMoves(facts, this.now).length > 0)) this.#close(2)
      return
    }
    for (const chain of this.chains) for (const move of dueMoves(chain.facts, this.now)) this.#move(chain, move)
  }

  #payments(): (() => void)[] {
    const acts: (() => void)[] = []
    if (this.waiting) for (const spend of [true, true, false]) acts.push(() => this.#open(spend))
    for (const attempt of this.attempts) {
      if (attempt.state === 'closed') acts.push(() => this.#notice(attempt))
      // A buyer with an open cashier usually pays.
      if (attempt.state === 'open') for (let n = 0; n < 6; n += 1) acts.push(() => this.#notice(attempt))
    }
    if (this.waiting && this.payable === 0) acts.push(() => this.#settlePaid([]))
    return acts
  }

  #open(spend: boolean): void {
    this.#closeAttempts()
    const wallet = spend ? Math.min(this.payable, this.ledger.of(BUYER, 'wallet')) : 0
    const attempt = { tradeNo: `t${this.attempts.length}`, cash: this.payable - wallet, wallet, state: 'open' as const }
    this.attempts.push(attempt)
    this.ledger.book(holdBooking(this.order, attempt.tradeNo, wallet, this.now))
    if (attempt.cash === 0) this.#notice(attempt)
  }

  #closeAttempts(): void {
    for (const attempt of this.attempts.filter(({ state }) => state === 'open')) {
      attempt.state = 'closed'
      this.ledger.book(releaseBooking(this.order, attempt.tradeNo, attempt.wallet, this.now))
    }
  }

  #notice(attempt: Model['attempts'][number]): void {
    const inTime = this.waiting && attempt.state === 'open'
    if (!inTime) {
      if (attempt.cash > 0) this.ledger.book(...lateBookings(this.order, attempt.tradeNo, attempt.cash, this.now))
      attempt.state = 'late'
      return
    }
    attempt.state = 'paid'
    this.paid = { cash: attempt.cash, wallet: attempt.wallet }
    this.#settlePaid([payBooking(this.order, attempt.tradeNo, this.paid, this.now)])
  }

  #settlePaid(bookings: readonly Transaction[]): void {
    this.ledger.book(
      ...bookings,
      coinBooking(this.order, 'coin spend', this.coinSave, this.now),
      ...this.chains.map((chain) => accrueBooking(this.order, chain, chain.shares, this.now)),
    )
    for (const chain of this.chains)
      chain.facts = afterMove(chain.facts, { from: 1, to: 11, at: this.now, back: false, refundShare: null })
  }

  #close(to: number): void {
    for (const chain of this.chains)
      chain.facts = afterMove(chain.facts, { from: 1, to, at: this.now, back: false, refundShare: null })
    this.#closeAttempts()
    this.ledger.book(coinBooking(this.order, 'coin return', this.coinSave, this.now))
    this.discountsBack += 1
  }

  #moves(refundShare: number | null): (() => void)[] {
    if (this.waiting) return [() => this.#close(this.attempts.length % 2 === 0 ? 3 : 4)]
    const actors: OrderActor[] = ['buyer', 'seller', 'staff']
    return this.chains.flatMap((chain) =>
      actors.flatMap((actor) =>
        allowedMoves(chain.facts, actor).map(({ move, to }) => () => {
          const share = to === 15 ? refundShare : null
          this.#move(chain, { from: move.from, to, at: this.now, back: move.to === 'back', refundShare: share })
        }),
      ),
    )
  }

  #move(chain: ModelChain, move: MoveAt): void {
    chain.facts = afterMove(chain.facts, move)
    if (move.to === 14) this.ledger.book(settleBooking(this.order, chain, chain.shares, this.now))
    if (move.to !== 18) return
    const amount = Math.floor((chain.paid * (chain.facts.refundShare ?? 100)) / 100)
    const parts = refundParts(amount, this.paid, this.returned)
    same('the parts of a refund', parts.cash + parts.wallet, amount)
    for (const part of [parts.cash, parts.wallet]) within('a part of a refund', part, amount)
    chain.back = amount
    this.returned = { cash: this.returned.cash + parts.cash, wallet: this.returned.wallet + parts.wallet }
    this.ledger.book(...refundBookings(this.order, chain, { shares: chain.shares, parts }, this.now))
    if (!this.chains.every(({ facts, paid, back }) => facts.status === 18 && back === paid)) return
    this.ledger.book(coinBooking(this.order, 'coin return spent', this.coinSave, this.now))
    this.discountsBack += 1
  }

  /** The invariants. */
  check(): void {
    const { chains, payable, ledger } = this
    const running = chains.filter(({ facts: { status } }) => status > 10 && status !== 14 && status !== 18)
    const paidIn = this.paid.cash + this.paid.wallet
    same('paid', paidIn, chains.some(({ facts }) => facts.status > 10) ? payable : 0)
    const pending = total(running.flatMap(({ shares }) => shares))
    const held = total(running.map(({ paid: amount }) => ({ amount })))
    same('escrow', ledger.of(0, 'escrow'), held - pending)
    const settled = [IID, 2001, 2002].map((iid) => ({ amount: ledger.of(0, 'tenant', { iid }) }))
    const earned = [21, 22, 23, 31, 41].map((who) => ({ amount: ledger.of(who, 'wallet') }))
    const returned = this.returned.cash + this.returned.wallet
    same('refunded, settled and held', returned + total(settled) + total(earned) + held, paidIn)
    within('cash returned', this.returned.cash, this.paid.cash)
    within('wallet returned', this.returned.wallet, this.paid.wallet)
    const open = this.attempts.find(({ state }) => state === 'open')
    same('frozen', ledger.of(BUYER, 'frozen'), open?.wallet ?? 0)
    // A completely refunded order returns exactly what was paid, in whatever order its parts were refunded.
    const undone = chains.every(({ facts, paid, back }) => facts.status === 18 && back === paid)
    if (undone) same('cash of an undone order', this.returned.cash, this.paid.cash)
    const closed = chains.every(({ facts }) => facts.status < 10 && facts.status > 1)
    const whole = undone || closed
    same('times that discounts came back', this.discountsBack, whole ? 1 : 0)
    same('coins', ledger.of(BUYER, 'coin', { currency: 'COIN' }), this.told.coins - (whole ? 0 : this.coinSave))
  }
}

test(`screens-commerce §3.5: the sums of ${ORDERS} random orders`, () => {
  const reached = new Map<number, number>()
  let mixed = 0
  fc.assert(
    fc.property(story, (told) => {
      const model = new Model(told)
      model.check()
      for (const each of told.steps) {
        model.step(each)
        for (const { facts } of model.chains) reached.set(facts.status, (reached.get(facts.status) ?? 0) + 1)
      }
      model.ledger.check()
      if (model.returned.cash > 0 && model.returned.wallet > 0) mixed += 1
    }),
    { numRuns: ORDERS },
  )
  // The run reached each status often enough for the checks to be meaningful.
  for (const status of Object.values(ORDER_STATUS)) expect(reached.get(status)).toBeGreaterThan(20)
  expect(mixed).toBeGreaterThan(20)
  expect(Model.margins).toBeGreaterThan(500)
})
