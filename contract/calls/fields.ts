import * as v from 'valibot'
import { SCOPES } from '../rules/moduleTypes'
import { isDay } from '../rules/shanghaiTime'
import { badAddressIn, isStoredAddress } from '../rules/storedAddress'
import { isSeen } from '../rules/textLength'
import { typedCode } from '../rules/typedCode'

/**
 * Parameter fields of the calls. GET sends values as text and POST as JSON, so a numeric field accepts numeric text
 * and gives a number. `maybe` treats '' and null as absent.
 */
const integer = (min: number, max: number = Number.MAX_SAFE_INTEGER) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,16}$/), v.transform(Number))]),
    v.safeInteger(),
    v.minValue(min),
    v.maxValue(max),
  )

const absent = v.pipe(
  v.union([v.literal(''), v.null()]),
  v.transform(() => undefined),
)

/** An optional field: missing, null and '' give undefined. */
export const maybe = <S extends v.GenericSchema>(schema: S) => v.optional(v.union([absent, schema]))

/** An optional text that '' takes away: missing and null give undefined. */
export const clearable = <S extends v.GenericSchema>(schema: S) => v.optional(v.union([v.literal(''), absent, schema]))

/** An optional field with a default for missing, null and ''. */
export const withDefault = <S extends v.GenericSchema>(schema: S, fallback: v.InferOutput<S>) =>
  v.pipe(
    v.optional(v.union([absent, schema]), ''),
    v.transform((value): v.InferOutput<S> => (value === undefined ? fallback : value)),
  )

/** Maximum of an integer column. */
const MOST = 2_147_483_647

/** Tenant id. */
export const Iid = integer(1, MOST)
/** A member, by user_id, rid or role id of the chat: the same number (conventions §1). */
export const UserId = integer(1)
/** A member, or 0 for nobody. */
export const UserIdOrNone = integer(0)
/** Any whole number from 0: codes, types, statuses, seconds. */
export const Code = integer(0, MOST)
/** A status number. */
export const Status = integer(0, 32_767)
/** A module type, order type or data type (conventions §4, §6). */
export const TypeNo = integer(1, MOST)
/** Money in integer fen, 0 or more. */
export const Fen = integer(0, MOST)
/** A count of things, 1 to 9999. */
export const Count = integer(1, 9999)
/** The kind of target of a mark, team, entry or document (conventions §6). */
export const ScopeName = v.picklist(SCOPES)
/** An instant in ms, up to the maximum of a JavaScript date. */
export const Instant = integer(0, 8_640_000_000_000_000)
/** 1-based page number, default 1. */
export const PageNo = withDefault(integer(1, 100000), 1)
/** Rows of a page, at most 50, default 20. */
export const PageSize = withDefault(integer(1, 50), 20)
/** Rows of a page, with another default. */
export const pageSizeOf = (rows: number) => withDefault(integer(1, 50), rows)

/** A yes/no parameter; becomes a boolean. */
export const Flag01 = v.pipe(
  v.union([v.boolean(), v.picklist([0, 1, '0', '1', 'true', 'false'])]),
  v.transform((value) => value === 1 || value === '1' || value === true || value === 'true'),
)

/** A row's id: text or number when sent, always text after validation. */
export const Id = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.safeInteger())]),
  v.transform(String),
  v.regex(/^[\w.:-]{1,64}$/),
)

/** Trimmed text of 1 to `max` characters (code points); at least one must be visible. */
export const Text = (max: number, min = 1) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => {
      const length = [...text].length
      return length >= min && length <= max && (length === 0 || isSeen(text))
    }),
  )

/** Ends of lines, tabs and other control characters. */
const BREAKS = /[\p{Cc}\u2028\u2029]+/gu

/** A name or a title: {@link Text} on one line. */
export const Line = (max: number, min = 1) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.replace(BREAKS, ' ')),
    Text(max, min),
  )

/** A code that somebody types, as it is stored (`typedCode`). */
export const TypedCode = (max: number) => v.pipe(v.string(), v.transform(typedCode), v.minLength(1), v.maxLength(max))

/** Text that may be empty, unchanged, up to `max` UTF-16 units: keys, or JSON that the server parses later. */
export const Raw = (max: number) => v.pipe(v.string(), v.maxLength(max))

/** An address that is stored for others to open or to see; '' is none. */
export const Address = (max: number) => v.pipe(Raw(max), v.check(isStoredAddress))

/** A finite decimal: degrees, mmol/L. */
export const Decimal = (min: number, max: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/), v.transform(Number))]),
    v.finite(),
    v.minValue(min),
    v.maxValue(max),
  )
/** Latitude in degrees, GCJ-02. */
export const Lat = Decimal(-90, 90)
/** Longitude in degrees, GCJ-02. */
export const Lng = Decimal(-180, 180)

/** An existing day of the calendar, YYYY-MM-DD, Asia/Shanghai, from 1900 on. */
export const Day = v.pipe(v.string(), v.regex(/^(?:19|2\d)\d\d-\d\d-\d\d$/), v.check(isDay))
/** A month, YYYY-MM, from 1900 on. */
export const Month = v.pipe(v.string(), v.regex(/^(?:19|2\d)\d\d-(0[1-9]|1[0-2])$/))
/** A mobile number as typed; the contract's rules decide whether it is valid. */
export const Mobile = v.pipe(v.string(), v.trim(), v.regex(/^\+?\d{5,15}$/))
/** A verification code from a text message. */
export const VerifyCode = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.integer())]),
  v.transform(String),
  v.regex(/^\d{4,8}$/),
)
/** The client's key of one write: a UUID that it keeps until it gets an answer (conventions §1). */
export const ReqId = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/))
/** A session secret or access token. */
export const Token = Raw(512)
/** Caller's language: CN (default) or EN. */
export const LanguageCode = v.picklist(['CN', 'EN', 'cn', 'en', 'zh', 'zh-CN'])

/** A structured value, sent as JSON text through GET and as itself through POST. */
export const JsonOf = <S extends v.GenericSchema>(schema: S) =>
  v.union([v.pipe(v.string(), v.maxLength(200000), v.parseJson(), schema), schema])

/** A list as JSON; also accepts comma-separated text. */
export const ListOf = <S extends v.GenericSchema>(item: S, max: number) =>
  v.union([
    v.pipe(v.string(), v.startsWith('['), v.maxLength(200000), v.parseJson(), v.array(item), v.maxLength(max)),
    v.pipe(
      v.string(),
      v.transform((text): unknown => text.split(',').map((part) => part.trim())),
      v.array(item),
      v.maxLength(max),
    ),
    v.pipe(v.array(item), v.maxLength(max)),
  ])

/** A JSON object with any fields, at most 64 kB as text. */
export const JsonObject = JsonOf(v.record(v.string(), v.unknown()))

/** An object that staff store: every address in it may be opened. */
export const StoredObject = v.pipe(
  JsonObject,
  v.check((stored) => badAddressIn(stored) === null),
)

/** Identity parameters of the documents. The session decides who the caller is; these must match it. */
export const identity = {
  userId: maybe(UserId),
  rid: maybe(UserId),
  unionId: maybe(Raw(128)),
  ridSecret: maybe(Token),
  token: maybe(Token),
}
