create table family_info (
  iid integer not null,
  user_id bigint not null,
  dad text not null default '',
  mom text not null default '',
  name text not null default '',
  phone text not null default '',
  address text not null default '',
  child_info jsonb not null default '[]',
  primary key (iid, user_id)
);

create table address (
  id text primary key default nextval('content_id')::text,
  iid integer not null,
  user_id bigint not null,
  name text not null,
  mobile text not null,
  address text not null,
  post_code text not null default '',
  is_default boolean not null default false,
  at bigint not null
);
create unique index address_one_default on address (iid, user_id) where is_default;
create index address_of_user on address (iid, user_id, at desc);

create table coin_sign (
  iid integer not null,
  user_id bigint not null,
  day text not null,
  streak integer not null,
  primary key (iid, user_id, day)
);

create table coupon (
  id text primary key default nextval('content_id')::text,
  iid integer not null,
  name text not null,
  kind text not null default 'claim' check (kind in ('claim', 'gift')),
  discount_type smallint not null,
  minus_price integer not null check (minus_price > 0),
  full_price integer not null default 0,
  total integer,
  issued integer not null default 0,
  per_user integer not null default 1,
  stackable boolean not null default false,
  scope jsonb not null default '{}',
  scope_text text not null default '',
  start_at bigint not null,
  end_at bigint not null,
  constraint coupon_quota check (total is null or issued <= total)
);
create index coupon_of_tenant on coupon (iid, end_at);

create table user_coupon (
  id text primary key default nextval('content_id')::text,
  coupon_id text not null references coupon (id),
  iid integer not null,
  user_id bigint not null,
  seq integer not null,
  status smallint not null default 0 check (status in (0, 1, 2)),
  order_id text,
  source_order_id text,
  end_time bigint not null,
  at bigint not null,
  unique (coupon_id, user_id, seq)
);
create index user_coupon_of_user on user_coupon (iid, user_id, status);
create unique index user_coupon_source on user_coupon (coupon_id, source_order_id) where source_order_id is not null;

create table dis_role (
  id bigint generated always as identity primary key,
  iid integer not null,
  user_id bigint not null,
  parent_id bigint not null default 0,
  path text not null default '/',
  depth integer not null default 1,
  status smallint not null default 0,
  op_id bigint,
  op_sales_id bigint,
  at bigint not null
);
create unique index dis_role_one on dis_role (iid, user_id) where status < 2;

create table dis_key (
  key text primary key,
  iid integer not null,
  role_id bigint not null references dis_role (id),
  data_type integer not null,
  data_id text not null,
  unique (role_id, data_type, data_id)
);

create table fan_lock (
  id bigint generated always as identity primary key,
  iid integer not null,
  user_id bigint not null,
  role_id bigint not null references dis_role (id),
  locked_at bigint not null,
  expire_at bigint,
  released_at bigint
);
create unique index fan_lock_one on fan_lock (iid, user_id) where released_at is null;

create table commission (
  id bigint generated always as identity primary key,
  iid integer not null,
  chain_id bigint not null references order_chain (id),
  role_id bigint not null,
  user_id bigint not null,
  level smallint not null,
  base integer not null,
  rate integer not null,
  amount integer not null check (amount >= 0),
  status text not null check (status in ('pending', 'settled', 'reversed')),
  unique (chain_id, level)
);

create table discount_code (
  id text primary key default nextval('content_id')::text,
  iid integer not null,
  code text not null,
  role_id bigint not null,
  user_id bigint not null,
  percent integer not null check (percent between 1 and 50),
  goods_id text,
  total integer not null,
  used integer not null default 0,
  end_time bigint not null,
  "on" boolean not null default true,
  unique (iid, code),
  constraint discount_code_quota check (used <= total)
);

create table operation_sales (
  id bigint generated always as identity primary key,
  iid integer not null,
  op_id bigint not null,
  op_name text not null,
  user_id bigint,
  name text not null,
  phone text not null,
  avatar text not null default ''
);
