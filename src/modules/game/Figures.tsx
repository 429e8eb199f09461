import type { GamePlace, GameResult } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { formatPace, formatTime, placeNumber } from './formatTime'
import css from './game.module.scss'
import { text } from './race/messages'

interface FiguresProps {
  readonly result: GameResult
  /** The distance; null where it is not known. */
  readonly kilometres: number | null
}

const placed = ({ place, of }: GamePlace): string => text('placeOf', { place: placeNumber(place), of: placeNumber(of) })

/** Times and places of a result. */
export function Figures({ result, kilometres }: FiguresProps) {
  const { entry, net, gun, ranks } = result
  return (
    <View className={css.stack}>
      <View className={css.centre}>
        <Text className={css.note}>{`${entry.name} · ${text('bib', { bib: entry.bib })}`}</Text>
        <Text id="result-net" className={css.big}>
          {formatTime(net)}
        </Text>
        <Text className={css.note}>{`${text('net')} · ${entry.category}`}</Text>
      </View>
      <RowGroup>
        <ListRow id="result-gun" title={text('gun')} value={formatTime(gun)} />
        {kilometres !== null && kilometres > 0 && (
          <ListRow title={text('pace')} value={text('perKm', { time: formatPace(net / kilometres) })} />
        )}
        {ranks.all && <ListRow id="result-place" title={text('rankAll')} value={placed(ranks.all)} />}
        {ranks.category && <ListRow title={text('rankCategory')} value={placed(ranks.category)} />}
        {ranks.sex && <ListRow title={`${text('rankSex')} · ${text(ranks.sex.which)}`} value={placed(ranks.sex)} />}
      </RowGroup>
    </View>
  )
}
