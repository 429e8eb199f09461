import { makeAutoObservable, observableShallow } from 'mobx'
import type { ChatStorage } from './ChatStorage'

const isRoles = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number')

/**
 * Role ids of the peers whose messages show no notice and no badge, or are not taken at all; 0 is the system. Stored on
 * the device.
 */
export class MarkedPeers {
  private readonly roles: Set<number>

  constructor(
    private readonly storage: ChatStorage,
    private readonly name: 'muted' | 'blocked',
  ) {
    this.roles = new Set(storage.read(name, isRoles))
    makeAutoObservable<MarkedPeers, 'storage' | 'name' | 'roles'>(this, {
      storage: false,
      name: false,
      roles: observableShallow,
    })
  }

  has(roleId: number): boolean {
    return this.roles.has(roleId)
  }

  set(roleId: number, marked: boolean): void {
    if (this.roles.has(roleId) === marked) return
    if (marked) this.roles.add(roleId)
    else this.roles.delete(roleId)
    this.storage.write(this.name, [...this.roles])
  }
}
