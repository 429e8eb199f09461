import { formatDate, INCOME_KINDS, type IncomeKind, type IncomeState } from '@quanzi/contract'
import { formatWritten } from '@/locales/formatWritten'
import type { Filter } from '@/ui/navigation/FilterBar'
import { text } from '../messages'

export interface IncomeFilters {
  readonly kind?: IncomeKind
  readonly state?: IncomeState
  /** YYYY-MM. */
  readonly month?: string
  /** YYYY-MM-DD. */
  readonly day?: string
}

const STATES = ['pending', 'settled', 'reversed'] as const
/** Number of months to choose from. */
const MONTHS = 24

type Query = Readonly<Partial<Record<string, string>>>

/** The filters that the address names; unknown values count as none. Only commissions have states. */
export function filtersOf({ kind, state, month = '', day = '' }: Query): IncomeFilters {
  const isCommission = kind === 'commission'
  return {
    ...(INCOME_KINDS.some((one) => one === kind) ? { kind: kind as IncomeKind } : {}),
    ...(isCommission && STATES.some((one) => one === state) ? { state: state as IncomeState } : {}),
    ...(/^\d{4}-\d{2}-\d{2}$/.test(day) ? { day } : /^\d{4}-\d{2}$/.test(month) ? { month } : {}),
  }
}

function monthsUntil(now: number): string[] {
  const [year, month] = formatDate(now, 'YYYY-MM').split('-').map(Number) as [number, number]
  return Array.from({ length: MONTHS }, (_, ago) => {
    const index = year * 12 + month - 1 - ago
    return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
  })
}

/** The filters above the list, with what is chosen. */
export function filterBar(chosen: IncomeFilters, now: number): readonly Filter[] {
  const all = { value: '', text: text('all') }
  const months = monthsUntil(now)
  const listed = chosen.month && !months.includes(chosen.month) ? [...months, chosen.month] : months
  return [
    {
      key: 'kind',
      text: text('filterKind'),
      value: chosen.kind ?? '',
      options: [all, ...INCOME_KINDS.map((kind) => ({ value: kind, text: text(`kind_${kind}`) }))],
    },
    ...(chosen.kind === 'commission'
      ? [
          {
            key: 'state',
            text: text('filterState'),
            value: chosen.state ?? '',
            options: [
              { value: '', text: text('allStates') },
              ...STATES.map((state) => ({ value: state, text: text(`state_${state}`) })),
            ],
          },
        ]
      : []),
    {
      key: 'month',
      text: chosen.day ?? text('filterMonth'),
      value: chosen.day ?? chosen.month ?? '',
      options: [
        { value: '', text: text('allTime') },
        ...(chosen.day ? [{ value: chosen.day, text: chosen.day }] : []),
        ...listed.map((month) => ({ value: month, text: formatWritten(month) })),
      ],
    },
  ]
}
