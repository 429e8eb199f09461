import Taro from '@tarojs/taro'

/** Tells the height in px of each element that the selector finds on the page, by its id. */
export function measureRows(selector: string, tell: (id: string, height: number) => void): void {
  const query = Taro.createSelectorQuery()
  query.selectAll(selector).boundingClientRect()
  query.exec(([boxes]: readonly [readonly { readonly id: string; readonly height: number }[] | null]) => {
    for (const { id, height } of boxes ?? []) tell(id, height)
  })
}
