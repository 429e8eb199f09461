import { getStayOffers, type StayDates, type StayOffer } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { useState } from 'react'
import { call } from '@/gateway/call'

type Read = (dates: StayDates) => Promise<readonly StayOffer[]>

/** What rooms and packages cost on the chosen dates. An older answer never replaces a newer one. */
export class StayOffersStore {
  offers: readonly StayOffer[] | null = null
  failed = false
  private question = 0

  constructor(private readonly read: Read) {
    makeAutoObservable<StayOffersStore, 'read' | 'question'>(this, {
      read: false,
      question: false,
      offers: observableRef,
    })
  }

  offer(kind: StayOffer['kind'], id: string): StayOffer | undefined {
    return this.offers?.find((one) => one.kind === kind && one.id === id)
  }

  async load(dates: StayDates | null): Promise<void> {
    this.question += 1
    const { question } = this
    if (!dates) {
      this.offers = null
      this.failed = false
      return
    }
    try {
      const offers = await this.read(dates)
      runInAction(() => {
        if (question !== this.question) return
        this.offers = offers
        this.failed = false
      })
    } catch {
      runInAction(() => {
        if (question !== this.question) return
        this.offers = null
        this.failed = true
      })
    }
  }

  /** Those with something free first, each in the owner's order. */
  sorted<Item extends { readonly id: string }>(kind: StayOffer['kind'], items: readonly Item[]): readonly Item[] {
    const isFree = ({ id }: Item) => {
      const offer = this.offer(kind, id)
      return !offer || (offer.total !== null && offer.left > 0)
    }
    return [...items.filter(isFree), ...items.filter((item) => !isFree(item))]
  }
}

export function useStayOffers(iid: number, id: string): StayOffersStore {
  const [store] = useState(
    () => new StayOffersStore(async (dates) => (await call(getStayOffers, { iid, id, ...dates })).list),
  )
  return store
}
