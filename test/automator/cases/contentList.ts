import type { Bench } from '../Bench'
import { TENANT } from '../createBench'

export interface Listed {
  readonly id: number
  readonly title: string
}

/** The first items of a module for a visitor. */
export async function contentList(bench: Bench, moduleType: number): Promise<readonly Listed[]> {
  const page = await bench.ask<{ list: Listed[] }>('/v1/content/list', {
    iid: TENANT,
    userId: '',
    isNew: '',
    moduleType,
    tag: '',
    pageSize: 5,
    pageNo: 1,
  })
  return page.list
}
