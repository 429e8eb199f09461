-- Orders that wait for an event after their payment: pre-sales, deposits, applications of shops.

-- What a line waits for: '' nothing, 'event' a decision or a minimum, 'deposit' the balance of its deposit.
alter table order_chain add column hold text not null default '' check (hold in ('', 'event', 'deposit'));
create index order_chain_held on order_chain (iid, order_id) where hold <> '';

create table planned_store (
  iid integer not null,
  id text not null,
  name text not null,
  img text not null default '',
  plan text not null default '',
  primary key (iid, id)
);

create table planned_item (
  iid integer not null,
  id text not null,
  store_id text not null,
  title text not null,
  img text not null default '',
  min_qty integer not null check (min_qty >= 0),
  -- Paid pieces.
  sold integer not null default 0 check (sold >= 0),
  deadline bigint not null,
  -- Fen a piece; 0: paid in full only.
  deposit bigint not null default 0 check (deposit >= 0),
  deposit_refundable boolean not null default false,
  ship_date text not null,
  balance_from bigint,
  balance_to bigint,
  state text not null default 'selling' check (state in ('selling', 'reached', 'missed', 'closed')),
  settled_at bigint,
  primary key (iid, id),
  foreign key (iid, store_id) references planned_store (iid, id),
  constraint planned_item_balance check (deposit = 0 or (balance_from >= deadline and balance_to > balance_from))
);
create index planned_item_due on planned_item (deadline) where state = 'selling';

create table planned_sku (
  iid integer not null,
  id text not null,
  item_id text not null,
  name text not null default '',
  price bigint not null check (price > 0),
  -- In orders that wait for payment, and in paid ones: stock, reserved and sold stay the same together.
  stock integer not null check (stock >= 0),
  reserved integer not null default 0 check (reserved >= 0),
  sold integer not null default 0 check (sold >= 0),
  sort integer not null default 0,
  primary key (iid, id),
  foreign key (iid, item_id) references planned_item (iid, id)
);
create index planned_sku_of_item on planned_sku (iid, item_id, sort);

-- A deposit of a pre-sale (102) or of a target with seats (210), and its balance.
create table deposit (
  iid integer not null,
  order_id text not null,
  user_id bigint not null,
  order_type integer not null,
  target_id text not null,
  -- Fen a piece or a person.
  balance bigint not null check (balance >= 0),
  balance_from bigint not null,
  balance_to bigint not null,
  -- True when the money goes back after a late balance; else the seller keeps it.
  refundable boolean not null,
  -- 'unpaid': the deposit itself waits for its payment.
  state text not null check (state in ('unpaid', 'open', 'paid', 'kept', 'returned')),
  balance_order_id text,
  -- Hours before the end of which the member was told.
  told_hours integer,
  primary key (iid, order_id),
  unique (iid, balance_order_id)
);
create index deposit_due on deposit (balance_to) where state = 'open';

-- What an item with seats asks as a deposit: {share (percent), balanceHours (before the start), refundable}.
alter table act_item add column deposit jsonb;

create table shop_apply (
  iid integer not null,
  id text not null default nextval('content_id')::text,
  user_id bigint not null,
  step integer not null default 1,
  data jsonb not null default '{}',
  status text not null check (status in ('draft', 'unpaid', 'reviewing', 'passed', 'refused')),
  fee_fen bigint not null check (fee_fen >= 0),
  order_id text,
  reason text not null default '',
  at bigint not null,
  moved_at bigint not null,
  primary key (iid, id),
  unique (iid, order_id)
);
create unique index shop_apply_open on shop_apply (iid, user_id) where status in ('draft', 'unpaid', 'reviewing');
create index shop_apply_queue on shop_apply (iid, id) where status = 'reviewing';

create table shop (
  iid integer not null,
  id text not null default nextval('content_id')::text,
  owner_id bigint not null,
  apply_id text not null,
  data jsonb not null default '{}',
  status text not null default 'open',
  at bigint not null,
  primary key (iid, id),
  unique (iid, apply_id)
);
create index shop_of_owner on shop (iid, owner_id);
