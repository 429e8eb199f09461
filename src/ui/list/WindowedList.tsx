import { View } from '@tarojs/components'
import { pxTransform } from '@tarojs/taro'
import { memo, type ReactNode, useState } from 'react'
import { joinClasses } from '../joinClasses'
import { REST, useBlockSight } from './useBlockSight'
import css from './WindowedList.module.scss'
import type { WindowedListProps } from './WindowedListProps'
import { WindowedRow } from './WindowedRow'

/** Lists up to this length are drawn completely. */
const SHORT = 30
/** Height of a block in px of a 375 design: most of a screen. */
const BLOCK = 600

/** Converts px of a 375 design: each is two units of the 750 design. */
const units = (px: number): string => pxTransform(px * 2)

interface BlockProps<Row> {
  readonly id: string
  /** Null while the block is far from the screen. */
  readonly rows: readonly Row[] | null
  readonly keyOf: (row: Row) => string
  readonly render: (row: Row) => ReactNode
  /** Height of a block that is not drawn. */
  readonly height: string
}

function Block<Row>({ id, rows, keyOf, render, height }: BlockProps<Row>) {
  return (
    <View id={id} className={css.block} style={rows ? undefined : { height }}>
      {rows?.map((row) => (
        <WindowedRow key={keyOf(row)} row={row} render={render} />
      ))}
    </View>
  )
}

const isSame = <Row,>(one: readonly Row[] | null, other: readonly Row[] | null): boolean =>
  one === other || (one?.length === other?.length && Boolean(one?.every((row, at) => row === other?.[at])))

const MemoBlock = memo(
  Block,
  (before, now) =>
    isSame(before.rows, now.rows) && (now.rows === null ? before.height === now.height : before.render === now.render),
) as typeof Block

/** Number of lists so far. The platform finds the blocks of a list by its number. */
let made = 0

/**
 * A list of any length. A mini-program draws only the rows near the screen. The rows are in blocks; a block far
 * from the screen keeps its height and loses its rows.
 */
export function WindowedList<Row>({ rows, keyOf, render, rowHeight, className }: WindowedListProps<Row>) {
  const [id] = useState(() => {
    made += 1
    return `list${made}`
  })
  const size = Math.max(1, Math.round(BLOCK / rowHeight))
  const count = Math.ceil(rows.length / size)
  const sight = useBlockSight(id, css.block, count, rows.length > SHORT)
  const rest = rows.length - sight.laid * size
  return (
    <View id={id} className={joinClasses(css.list, className)}>
      {/* Before the blocks, but shown below them: Taro sends all children after an inserted one again. */}
      <View
        id={`${id}-${REST}`}
        className={joinClasses(css.block, css.rest)}
        style={{ height: rest > 0 ? units(rest * rowHeight) : '0' }}
      />
      {Array.from({ length: Math.min(count, sight.laid) }, (_, at) => {
        const own = rows.slice(at * size, (at + 1) * size)
        const measured = sight.heightOf(at)
        // The last block may have been measured with fewer rows.
        const height = measured && own.length === size ? `${measured}px` : units(own.length * rowHeight)
        return (
          <MemoBlock
            // biome-ignore lint/suspicious/noArrayIndexKey: a block is identified by its position
            key={at}
            id={`${id}-${at}`}
            rows={sight.isNear(at) ? own : null}
            keyOf={keyOf}
            render={render}
            height={height}
          />
        )
      })}
    </View>
  )
}
