-- Small stores: distributors sell the tenant's goods at prices of their own.
create table small_store (
  iid integer not null,
  id bigint generated always as identity,
  user_id bigint not null,
  name text not null,
  logo text not null default '',
  banner text not null default '',
  notice text not null default '',
  city text not null default '',
  open boolean not null default true,
  at bigint not null,
  primary key (iid, id),
  unique (iid, user_id)
);
create unique index small_store_name on small_store (iid, lower(name));

-- Consults, recipients of order messages, and the manager.
create table store_member (
  iid integer not null,
  id bigint generated always as identity,
  store_id bigint not null,
  kind text not null check (kind in ('consult', 'notify', 'master')),
  user_id bigint not null,
  name text not null default '',
  sort integer not null default 0,
  options jsonb not null default '{}',
  primary key (iid, id),
  constraint store_member_once unique (iid, store_id, kind, user_id),
  foreign key (iid, store_id) references small_store (iid, id)
);
create unique index store_member_master on store_member (iid, store_id) where kind = 'master';
create index store_member_of on store_member (iid, user_id);

create table store_item (
  iid integer not null,
  store_id bigint not null,
  goods_id text not null,
  -- Of the cheapest sku, fen.
  price bigint not null check (price >= 0),
  sort integer not null default 0,
  on_shelf boolean not null default true,
  primary key (iid, store_id, goods_id),
  foreign key (iid, store_id) references small_store (iid, id),
  foreign key (iid, goods_id) references goods (iid, id)
);
create index store_item_of_goods on store_item (iid, goods_id);

-- The store through which goods were sold, and the tenant's own price of each of its lines: the owner gets the rest.
alter table orders add column store_id bigint;
create index orders_of_store on orders (iid, store_id, paid_at, id) where store_id is not null and paid_at is not null;
alter table order_chain add column store_base bigint check (store_base >= 0);

create index goods_of_supplier on goods (iid, supplier_iid) where status = 'on';
