import { makeAutoObservable, observableShallow } from 'mobx'
import type { ChatStorage } from './ChatStorage'

const NAME = 'muted'

const isRoles = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number')

/** Role ids of the peers whose messages show no notice and no badge; 0 is the system. Stored on the device. */
export class MutedPeers {
  private readonly roles: Set<number>

  constructor(private readonly storage: ChatStorage) {
    this.roles = new Set(storage.read(NAME, isRoles))
    makeAutoObservable<MutedPeers, 'storage' | 'roles'>(this, { storage: false, roles: observableShallow })
  }

  has(roleId: number): boolean {
    return this.roles.has(roleId)
  }

  set(roleId: number, muted: boolean): void {
    if (this.roles.has(roleId) === muted) return
    if (muted) this.roles.add(roleId)
    else this.roles.delete(roleId)
    this.storage.write(NAME, [...this.roles])
  }
}
