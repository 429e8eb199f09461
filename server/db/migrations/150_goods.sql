-- Goods of the mall and of a tenant's own store, what of them can be bought, who supplies them, and what lies in carts.
create table supplier (
  iid integer not null,
  supplier_iid integer not null,
  name text not null,
  logo text not null default '',
  freight_fee bigint not null default 0 check (freight_fee >= 0),
  free_over bigint check (free_over > 0),
  services jsonb not null default '[]',
  primary key (iid, supplier_iid)
);

create table goods_category (
  iid integer not null,
  id text not null,
  source text not null check (source in ('mall', 'store')),
  parent_id text,
  name text not null,
  img text not null default '',
  sort integer not null default 0,
  primary key (iid, id)
);
create index goods_category_in_order on goods_category (iid, source, sort, id);

-- price, stock, sold and sku_count are kept with every change of a sku: lists are ordered by them.
create table goods (
  iid integer not null,
  id text not null,
  source text not null check (source in ('mall', 'store')),
  title text not null,
  subtitle text not null default '',
  imgs text[] not null default '{}',
  ratio real not null default 1,
  html text not null default '',
  params jsonb not null default '[]',
  specs text[] not null default '{}',
  type_id text,
  cat_id text,
  supplier_iid integer not null,
  rates jsonb,
  buy_share jsonb,
  status text not null default 'on' check (status in ('on', 'off')),
  sort integer not null default 0,
  price bigint not null check (price >= 0),
  stock integer not null default 0 check (stock >= 0),
  sold integer not null default 0 check (sold >= 0),
  sku_count integer not null default 1,
  published_at bigint not null,
  -- What it is found by: its words, and its category, type and supplier as marks.
  text text not null default '',
  marks text[] not null default '{}',
  primary key (iid, id),
  foreign key (iid, supplier_iid) references supplier (iid, supplier_iid)
);
create index goods_in_order on goods (iid, source, sort, id) where status = 'on';
create index goods_by_sold on goods (iid, source, sold, id) where status = 'on';
create index goods_by_price on goods (iid, source, price, id) where status = 'on';
create index goods_newest on goods (iid, source, published_at, id) where status = 'on';
create index goods_found on goods using gin (search_terms(iid, text, marks)) where status = 'on';

create table sku (
  iid integer not null,
  id text not null,
  goods_id text not null,
  "values" text[] not null default '{}',
  price bigint not null check (price >= 0),
  vip_price bigint check (vip_price >= 0),
  market_price bigint check (market_price >= 0),
  supply_price bigint not null default 0 check (supply_price >= 0),
  stock integer not null default 0 check (stock >= 0),
  reserved integer not null default 0 check (reserved >= 0),
  sold integer not null default 0 check (sold >= 0),
  img text not null default '',
  on_sale boolean not null default true,
  sort integer not null default 0,
  primary key (iid, id),
  foreign key (iid, goods_id) references goods (iid, id)
);
create index sku_of_goods on sku (iid, goods_id, sort, id);

create table cart_line (
  iid integer not null,
  user_id bigint not null,
  source text not null check (source in ('mall', 'store')),
  sku_id text not null,
  num integer not null check (num between 1 and 99),
  checked boolean not null default true,
  price_seen bigint not null,
  at bigint not null,
  primary key (iid, user_id, sku_id),
  foreign key (iid, sku_id) references sku (iid, id)
);
create index cart_line_newest on cart_line (iid, user_id, source, at, sku_id);
