/** The viewer of the lists. All grown tables have rows for this member. */
export const VIEWER = { iid: 1000, userId: 1, rid: 1 } as const
/** The other member of the viewer's long conversation. */
export const FRIEND_RID = 2
/** The item with all comments, the activity and the club with all sign-ups and teams, the form with all applicants. */
export const NOTE = '3000001'
export const ACT = '3000002'
export const CLUB = '3000003'
export const FORM = 'grown'
/** Modules of the items: notes, activities, clubs (and videos). */
export const NOTES = 11
export const ACTS = 9
export const CLUBS = 10
/** `common` is in one of ten texts, `some` in one of two hundred, `rare` in twenty texts altogether. */
export const WORDS = { common: '清风', some: '流水', rare: '稀客' } as const
/** The time of all rows, more or less. */
export const GROWN_AT = Date.UTC(2026, 4, 20, 2, 0, 0)

/** A pseudo-random number below `most` for a row. */
const mixed = (most: number, kind = 0) => `(hashint4(n + ${kind} * 1000003) & 2147483647) % ${most}`

/** A text with the row's number, and with some of the words. */
const text = (rows: number) => `(case when ${mixed(10)} = 3 then '${WORDS.common}' else '青山' end
  || case when ${mixed(200, 1)} = 8 then '${WORDS.some}' else '' end
  || case when n % ${Math.max(1, Math.floor(rows / 20))} = 5 then '${WORDS.rare}' else '' end || n)`

const MODULE = `(case when n <= 3 then (array[${NOTES}, ${ACTS}, ${CLUBS}])[n]
  else (array[${NOTES}, ${NOTES}, ${NOTES}, ${NOTES}, ${ACTS}, ${ACTS}, ${CLUBS}, 3])[n % 8 + 1] end)`
const ID = '(3000000 + n)::text'
/** An instant this many minutes from `GROWN_AT`. */
const minute = (shift: string) => `(${GROWN_AT} + (${shift}) * 60000::bigint)`
const STATUS = '(array[1, 11, 12, 13, 14, 18])[n % 6 + 1]'

/**
 * The growing tables in the order of filling, with the columns of one row computed from its number `n`. In a new
 * database generated numbers equal `n`: role, account and transaction 1 belong to the first rows. The viewer's rows
 * and the rows under one item grow with the table: this is the worst case for a list.
 */
export const GROWN: Readonly<Record<string, (rows: number) => Readonly<Record<string, string>>>> = {
  member: (rows) => ({
    user_id: 'n',
    rid: 'n',
    nick_name: text(rows),
    mobile: `'1' || lpad((3000000000 + n)::text, 10, '0')`,
    created_at: minute('-n'),
    fans: 'n % 1000',
  }),
  follows: () => ({
    from_id: 'case when n % 7 < 3 then 1 else n + 1 end',
    to_id: 'case when n % 7 < 3 then n + 1 else 1 end',
    at: minute('-n'),
  }),
  content: (rows) => ({
    id: ID,
    module_type: MODULE,
    author_id: 'case when n % 2 = 0 then 1 else n end',
    title: text(rows),
    price_fen: `case when ${MODULE} = ${ACTS} then 100 + ${mixed(10000, 2)} end`,
    status: `'published'`,
    created_at: minute('-n'),
    published_at: minute('-n'),
  }),
  content_index: (rows) => ({
    id: ID,
    module_type: MODULE,
    author_id: 'case when n % 2 = 0 then 1 else n end',
    type_id: `'type' || n % 40`,
    parent_id: `case when ${MODULE} = ${ACTS} and n % 3 = 0 then '${CLUB}' end`,
    status: `'published'`,
    summary: `jsonb_build_object('title', ${text(rows)}, 'cover', '', 'price', null, 'tags', '[]'::jsonb,
      'lat', null, 'lng', null, 'extra', '{}'::jsonb)`,
    text: `lower(${text(rows)})`,
    tags: `array['tag' || ${mixed(4, 3)}]`,
    province: `(array['北京', '浙江', '四川', '云南'])[n % 4 + 1]`,
    price_fen: `case when ${MODULE} = ${ACTS} then 100 + ${mixed(10000, 2)} end`,
    capacity: `case when ${MODULE} in (${ACTS}, ${CLUBS}) then 30 end`,
    start_at: `case when ${MODULE} = ${ACTS} then ${minute(`n - ${Math.floor(rows / 2)}`)} end`,
    end_at: `case when ${MODULE} = ${ACTS} then ${minute(`n - ${Math.floor(rows / 2)} + 60`)} end`,
    lat: 'case when n % 2 = 0 then 30 + (n % 1000) / 500.0 end',
    lng: 'case when n % 2 = 0 then 120 + (n % 977) / 500.0 end',
    days: 'n % 9 + 1',
    published_at: minute('-n'),
    commission: `case when ${MODULE} = ${ACTS} then (100 + ${mixed(10000, 2)}) / 10 else 0 end`,
  }),
  content_counts: (rows) => ({
    module_type: MODULE,
    id: ID,
    view: 'n % 5000',
    collect: 'n % 100',
    comment: `case when n = 1 then ${rows} else 0 end`,
    '"join"': `case when n in (2, 3) then ${rows} else n % 20 end`,
  }),
  content_mark: () => ({
    user_id: '1',
    kind: `${MODULE}::text`,
    target_id: ID,
    mark: `case when n % 3 = 0 then 'like' else 'collect' end`,
    at: minute('-n'),
  }),
  content_views: () => ({ user_id: 'n', module_type: `${NOTES}`, id: `'${NOTE}'`, day: `'2026-05-19'` }),
  comments: () => ({
    type: `${NOTES}`,
    target_id: `'${NOTE}'`,
    user_id: 'n',
    content: `'说得好' || n`,
    created_at: minute('-n'),
  }),
  joins: () => ({
    module_type: `case when n % 2 = 0 then ${CLUBS} else ${MODULE} end`,
    id: `case when n % 2 = 0 then '${CLUB}' else ${ID} end`,
    user_id: 'case when n % 2 = 0 then n else 1 end',
    name: `'山友'`,
    phone: `'13900000000'`,
    num: '1',
    state: `'joined'`,
    at: minute('-n'),
  }),
  search_words: () => ({ word: `'词' || n`, user_id: 'n', day: `'2026-05-19'` }),
  entry: () => ({
    id: ID,
    scope: `'act'`,
    ref_id: `case when n % 2 = 0 then '${ACT}' else ${ID} end`,
    session_id: `'s1'`,
    user_id: 'case when n % 2 = 0 then n else 1 end',
    order_id: ID,
    name: `'山友'`,
    state: `'live'`,
    created_at: minute('-n'),
  }),
  waitlist: () => ({
    scope: `'act'`,
    ref_id: `'${ACT}'`,
    session_id: `'s1'`,
    user_id: 'n',
    phone: `'13900000000'`,
    at: minute('-n'),
  }),
  team: (rows) => ({
    id: ID,
    scope: `'act'`,
    ref_id: `'${ACT}'`,
    name: text(rows),
    captain_id: 'n',
    max: '10',
    size: 'n % 10 + 1',
    code: `'code' || n`,
    code_expires: minute('n'),
    created_at: minute('-n'),
  }),
  team_member: () => ({
    team_id: ID,
    scope: `'act'`,
    ref_id: `'${ACT}'`,
    user_id: 'n',
    state: `'active'`,
    joined_at: minute('-n'),
  }),
  card_offer: (rows) => ({ id: ID, title: text(rows), price: `100 + ${mixed(10000, 2)}`, stock: '9' }),
  vip_card: (rows) => ({ id: ID, title: text(rows), price: `100 + ${mixed(10000, 2)}`, days: '30' }),
  dis_role: () => ({
    user_id: 'n',
    parent_id: 'case when n = 1 then 0 else 1 end',
    path: `case when n = 1 then '/' else '/1/' end`,
    depth: 'case when n = 1 then 1 else 2 end',
    status: '1',
    at: minute('-n'),
  }),
  orders: (rows) => ({
    id: `lpad(n::text, 17, '0')`,
    user_id: 'case when n % 2 = 0 then 1 else n end',
    order_type: '9',
    status: STATUS,
    keys: `'${ACT}'`,
    num: '1',
    title: text(rows),
    name: `'山友'`,
    payable: '100 + n % 10000',
    parts: `'{"subtotal":100,"vipSave":0,"codeSave":0,"couponSave":0,"coinSave":0,"insurance":0,"freight":0}'`,
    lines: `'[]'`,
    req_id: 'n::text',
    fingerprint: `''`,
    role_id: 'case when n % 4 = 1 then 1 when n % 4 = 3 then n end',
    expire_at: minute('100000 + n'),
    created_at: minute('-n'),
    paid_at: minute('-n'),
    moved_at: minute('-n'),
    refund: `${STATUS} = 18`,
    store_id: 'case when n % 3 = 0 then 1 end',
  }),
  order_chain: () => ({
    order_id: `lpad(n::text, 17, '0')`,
    supplier_iid: `${VIEWER.iid}`,
    target_id: `'${ACT}'`,
    title: `'活动'`,
    num: '1',
    paid: '100 + n % 10000',
    status: STATUS,
    moved_at: minute('-n'),
  }),
  // The viewer's tenant also supplies its own orders: each appears a second time, half a minute earlier.
  supplied_order: (rows) => ({
    order_id: `lpad(n::text, 17, '0')`,
    order_iid: `${VIEWER.iid}`,
    status: STATUS,
    refund: `${STATUS} = 18`,
    titles: text(rows),
    name: `'山友'`,
    created_at: `${minute('-n')} - 30000`,
  }),
  commission: () => ({
    chain_id: 'n',
    role_id: '1',
    user_id: '1',
    level: '1',
    base: '1000',
    rate: '1000',
    amount: '100',
    status: `case when n % 2 = 0 then 'pending' else 'settled' end`,
    at: minute('-n'),
    of_role_id: 'case when n % 4 = 1 then 1 else n end',
    buyer_id: 'case when n % 2 = 0 then 1 else n end',
  }),
  fan_lock: () => ({
    user_id: 'n',
    role_id: '1',
    locked_at: minute('-n'),
    expire_at: minute('1 + n'),
  }),
  discount_code: (rows) => ({
    id: ID,
    code: `'C' || n`,
    role_id: `1 + n % ${Math.max(1, Math.floor(rows / 100))}`,
    user_id: '1',
    percent: '5',
    total: '100',
    end_time: minute('n'),
  }),
  goods: (rows) => ({
    id: ID,
    source: `(array['mall', 'store'])[n % 2 + 1]`,
    title: text(rows),
    cat_id: `'cat' || n % 20`,
    supplier_iid: `${VIEWER.iid}`,
    price: `100 + ${mixed(10000, 2)}`,
    stock: '10',
    sold: 'n % 500',
    sort: 'n % 100',
    published_at: minute('-n'),
    text: `lower(${text(rows)})`,
    marks: `array['cat:cat' || n % 20]`,
  }),
  sku: () => ({ id: ID, goods_id: ID, price: '100', stock: '10' }),
  /** The viewer's store; its shelf is as long as a shelf may be. */
  small_store: () => ({ user_id: 'n', name: `'店' || n`, at: minute('-n') }),
  store_item: () => ({
    store_id: `case when n <= 200 then 1 else n end`,
    goods_id: ID,
    price: '100',
    sort: 'n % 50',
  }),
  cart_line: () => ({
    user_id: 'n',
    source: `'mall'`,
    sku_id: ID,
    num: '1',
    price_seen: '100',
    at: minute('-n'),
  }),
  coupon: () => ({
    id: ID,
    name: `'满减' || n`,
    discount_type: '1',
    minus_price: '1000',
    per_user: '2',
    start_at: minute('-n'),
    end_at: minute('n'),
  }),
  user_coupon: () => ({
    id: ID,
    coupon_id: ID,
    user_id: '1',
    seq: '1',
    status: 'n % 3',
    end_time: minute(`(n % 2 * 2 - 1) * n`),
    at: minute('-n'),
  }),
  /** The second one holds the viewer's withdrawals. */
  ledger_account: () => ({
    owner: 'case when n = 2 then 1 else n end',
    kind: `case when n = 2 then 'frozen' else 'coin' end`,
    currency: `case when n = 2 then 'CNY' else 'COIN' end`,
    balance: '10000000',
  }),
  ledger_txn: () => ({ kind: `'coin earn'`, ref: `'grown:' || n`, reason: `'每日签到'`, at: minute('-n') }),
  ledger_entry: () => ({
    txn_iid: `${VIEWER.iid}`,
    txn_id: 'n',
    account_id: '1',
    amount: '5',
    balance_after: '5',
    at: minute('-n'),
  }),
  tip: () => ({
    order_id: ID,
    user_id: 'n',
    author_id: '1',
    module_type: `${NOTES}`,
    target_id: `'${NOTE}'`,
    amount: '100',
    at: minute('-n'),
  }),
  expert: () => ({ user_id: 'n', fee: '100' }),
  ask_question: () => ({
    order_id: ID,
    expert_id: '1',
    user_id: 'case when n % 2 = 0 then 1 else n end',
    content: `'问一问' || n`,
    is_public: 'true',
    state: `case when n % 2 = 0 then 'waiting' else 'answered' end`,
    created_at: minute('-n'),
    due_at: minute('n'),
  }),
  vip_benefit: () => ({ id: ID, name: `'权益' || n`, type: '1', quota: '9' }),
  vip_record: () => ({
    user_id: 'case when n % 2 = 0 then 1 else n end',
    benefit_id: ID,
    term_id: '1',
    seq: '1',
    code: `'code' || n`,
    status: 'n % 3',
    at: minute('-n'),
  }),
  withdrawal: () => ({
    user_id: '1',
    account_id: '1',
    kind: `'bank'`,
    holder: `'山友'`,
    masked: `'**** 1111'`,
    number_enc: `''`,
    numbered_at: minute('-n'),
    amount: '1000',
    fee: '6',
    status: 'case when n = 1 then 0 else 2 end',
    at: minute('-n'),
  }),
  chat_message: (rows) => ({
    id: 'n',
    from_rid: `case when n % 2 = 0 then ${FRIEND_RID} else n + 2 end`,
    to_rid: '1',
    temp_id: 'n::text',
    flag: '1',
    content: `json_build_object('body', json_build_object('text', ${text(rows)}))::text`,
    at: minute('-n'),
    read_at: 'case when n % 3 = 0 then null else 1 end',
  }),
  chat_conversation: () => ({
    rid: '1',
    other: `case when n = 1 then ${FRIEND_RID} else n + 2 end`,
    last_id: 'n',
    unread: 'n % 2',
  }),
  registration: () => ({
    reg_id: `'${FORM}'`,
    user_id: 'n',
    status: '1',
    submitted_at: minute('-n'),
    created_at: minute('-n'),
  }),
  feedback: () => ({
    user_id: 'n',
    kind: `'idea'`,
    content: `'不错'`,
    no: 'n::text',
    at: minute('-n'),
  }),
  review_log: () => ({
    staff_id: '1',
    kind: `'registration'`,
    target_id: 'n::text',
    act: `'read'`,
    at: minute('-n'),
  }),
  uploads: () => ({ key: `'h5/' || n || '_a.jpg'`, user_id: 'n', type: `'image/jpeg'`, at: minute('-n') }),
  stats: () => ({ user_id: 'n', type: '1', p: `'/app/index'`, k: `'k' || n`, at: minute('-n') }),
  request_log: () => ({ user_id: 'n', req_id: `'r' || n`, uri: `'/v2/order/create'`, at: minute('-n') }),
  session: () => ({ token_hash: `'t' || n`, user_id: 'n', created_at: minute('-n'), expires_at: minute('n') }),
}
