create sequence order_no start with 100001;

create table orders (
  id text primary key,
  iid integer not null,
  user_id bigint not null,
  order_type integer not null,
  status smallint not null,
  keys text not null default '',
  property text not null default '',
  property2 text not null default '',
  num integer not null,
  title text not null,
  img text not null default '',
  name text not null default '',
  phone text not null default '',
  remark text not null default '',
  payable integer not null check (payable >= 0),
  parts jsonb not null,
  lines jsonb not null,
  info jsonb not null default '{}',
  address jsonb,
  group_id text,
  req_id text not null,
  fingerprint text not null,
  role_id bigint,
  sale_iid integer,
  sale_user_id bigint,
  op_sales_id bigint,
  expire_at bigint not null,
  created_at bigint not null,
  paid_at bigint,
  starts_at bigint,
  ends_at bigint,
  moved_at bigint not null,
  unique (iid, user_id, req_id)
);
create index orders_of_user on orders (iid, user_id, created_at desc);
create index orders_unpaid on orders (expire_at) where status = 1;
create index orders_waiting on orders (status, moved_at) where status in (11, 12, 13, 15);

create table order_chain (
  id bigint generated always as identity primary key,
  order_id text not null references orders (id),
  supplier_iid integer not null,
  target_id text not null,
  title text not null,
  img text not null default '',
  num integer not null,
  paid integer not null check (paid >= 0),
  supply integer not null default 0,
  freight integer not null default 0,
  status smallint not null,
  prior_status smallint,
  refund_share smallint,
  remark text not null default '',
  company text not null default '',
  transport_number text not null default '',
  refund_ems text not null default '',
  moved_at bigint not null,
  unique (order_id, target_id)
);

create table order_code (
  code text primary key,
  chain_id bigint not null references order_chain (id),
  title text not null,
  used_at bigint,
  staff_id bigint,
  void boolean not null default false
);
create index order_code_of_chain on order_code (chain_id);

create table order_event (
  id bigint generated always as identity primary key,
  order_id text not null references orders (id),
  chain_id bigint,
  from_status smallint,
  to_status smallint not null,
  actor text not null,
  remark text not null default '',
  at bigint not null
);
create index order_event_of_order on order_event (order_id, id);

create table payment (
  trade_no text primary key,
  order_id text not null references orders (id),
  channel text not null,
  amount integer not null check (amount >= 0),
  wallet_part integer not null default 0 check (wallet_part >= 0),
  status text not null check (status in ('open', 'closed', 'paid', 'late')),
  channel_no text,
  created_at bigint not null,
  paid_at bigint,
  unique (channel, channel_no)
);
create unique index payment_one_open on payment (order_id) where status = 'open';
create index payment_of_order on payment (order_id);

create table refund (
  id text primary key,
  iid integer not null,
  order_id text not null references orders (id),
  chain_id bigint references order_chain (id),
  trade_no text,
  amount integer not null check (amount >= 0),
  cash_part integer not null check (cash_part >= 0),
  wallet_part integer not null check (wallet_part >= 0),
  state text not null check (state in ('open', 'done', 'failed')),
  channel_no text,
  at bigint not null,
  check (amount = cash_part + wallet_part)
);
create unique index refund_one on refund (chain_id) where state in ('open', 'done') and chain_id is not null;
create index refund_open on refund (at) where state = 'open';

create table entitlement (
  iid integer not null,
  user_id bigint not null,
  order_type integer not null,
  target_id text not null,
  order_id text not null,
  expire_at bigint,
  primary key (iid, user_id, order_type, target_id)
);

create table ledger_account (
  id bigint generated always as identity primary key,
  iid integer not null,
  owner bigint not null,
  kind text not null,
  currency text not null,
  balance bigint not null default 0,
  unique (iid, owner, kind, currency),
  constraint ledger_not_negative check (balance >= 0 or kind in ('channel', 'payout', 'fee', 'issue', 'marketing'))
);

create table ledger_txn (
  id bigint generated always as identity primary key,
  iid integer not null,
  kind text not null,
  ref text not null,
  reason text not null default '',
  at bigint not null,
  unique (iid, kind, ref)
);

create table ledger_entry (
  id bigint generated always as identity primary key,
  txn_id bigint not null references ledger_txn (id),
  account_id bigint not null references ledger_account (id),
  amount bigint not null check (amount <> 0),
  balance_after bigint not null
);
create index ledger_entry_of_account on ledger_entry (account_id, id desc);
create index ledger_entry_of_txn on ledger_entry (txn_id);
