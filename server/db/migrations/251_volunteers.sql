-- The volunteers' roll, their privilege cards, and what they take of the partners' offers: one code a month each.
create table volunteer (
  iid integer not null,
  phone text not null,
  name text not null,
  primary key (iid, phone)
);
create table gongyi_card (
  iid integer not null,
  user_id bigint not null,
  -- Of the roll: one entry has one card.
  phone text not null,
  no text not null,
  at bigint not null,
  primary key (iid, user_id),
  unique (iid, phone),
  unique (iid, no)
);
create sequence gongyi_card_no start 20000001;
create table gongyi_take (
  iid integer not null,
  id bigint generated always as identity,
  user_id bigint not null,
  offer_id text not null,
  -- YYYYMM
  period text not null,
  code text not null,
  at bigint not null,
  primary key (iid, id),
  unique (iid, user_id, offer_id, period),
  unique (iid, code)
);
