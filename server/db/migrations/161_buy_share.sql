-- Cash back for a purchase that friends support. The order keeps the terms it was placed with; the offer opens with its
-- payment.
alter table orders add column buy_share jsonb;

create table buy_share (
  iid integer not null,
  order_id text not null,
  -- The line that earns it: no cash back once it is refunded.
  chain_id bigint not null,
  need integer not null check (need > 0),
  cash_back bigint not null check (cash_back > 0),
  count integer not null default 0 check (count between 0 and need),
  end_at bigint not null,
  primary key (iid, order_id),
  foreign key (iid, order_id) references orders (iid, id)
);

create table buy_share_support (
  iid integer not null,
  order_id text not null,
  user_id bigint not null,
  at bigint not null,
  primary key (iid, order_id, user_id),
  foreign key (iid, order_id) references buy_share (iid, order_id)
);
