import type { Address } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { AddressFormStore } from '@/domain/address/AddressFormStore'

interface Parts {
  readonly fetch: () => Promise<readonly Address[]>
  /** The choice of the address book, which survives a reload. */
  readonly chosen: () => string
  /** The form for a buyer without an address. */
  readonly form: AddressFormStore
}

/** The delivery address of an order: the chosen one, else the default one, else one that is entered here. */
export class DeliveryStore {
  /** Null until they are known. */
  addresses: readonly Address[] | null = null
  addressId = ''
  /** The chosen address no longer exists: another one must be chosen. */
  lost = false
  readonly form: AddressFormStore

  constructor(private readonly parts: Parts) {
    this.form = parts.form
    makeAutoObservable<DeliveryStore, 'parts'>(this, { parts: false, form: false, addresses: observableRef })
  }

  get address(): Address | null {
    return this.addresses?.find(({ id }) => id === this.addressId) ?? null
  }

  /** True for a buyer without an address: the form stands in the checkout. */
  get asksFirst(): boolean {
    return this.addresses?.length === 0
  }

  /** Loads the address book again: each time the screen shows, and when an order was refused because of its address. */
  async load(): Promise<void> {
    const addresses = await this.parts.fetch().catch(() => null)
    await this.form.load()
    runInAction(() => {
      if (!addresses) return
      this.addresses = addresses
      this.settle(addresses)
    })
  }

  /** Id of the address for an order; '' without one. One that is being entered is saved first. */
  async ready(): Promise<string> {
    // Whoever is quicker than the address book has the default address all the same.
    if (!this.addresses) await this.load()
    if (!this.asksFirst) return this.addressId
    const saved = await this.form.save()
    if (saved)
      runInAction(() => {
        this.addresses = [saved]
        this.addressId = saved.id
      })
    return this.addressId
  }

  private settle(addresses: readonly Address[]): void {
    const has = (id: string) => addresses.some((one) => one.id === id)
    const chosen = this.parts.chosen()
    if (has(chosen)) {
      this.addressId = chosen
      this.lost = false
    } else if (this.addressId && !has(this.addressId)) {
      this.addressId = ''
      this.lost = addresses.length > 0
    } else if (!this.addressId && !this.lost) this.addressId = addresses[0]?.id ?? ''
  }
}
