-- Membership: the cards on sale, who is a member until when, and the terms that each payment has added.
create table vip_card (
  iid integer not null,
  id text not null,
  title text not null,
  description text not null default '',
  img text not null default '',
  price bigint not null check (price >= 0),
  days integer not null check (days > 0),
  benefits text[] not null default '{}',
  on_sale boolean not null default true,
  sort integer not null default 0,
  primary key (iid, id)
);

create table vip_member (
  iid integer not null,
  user_id bigint not null,
  card_id text not null,
  card_no text not null,
  since bigint not null,
  expire_at bigint not null,
  primary key (iid, user_id),
  unique (iid, card_no)
);

-- A renewal begins where the last term ends; a refund takes its term out and moves later ones forward.
create table vip_term (
  iid integer not null,
  id bigint generated always as identity,
  user_id bigint not null,
  order_id text not null,
  card_id text not null,
  starts_at bigint not null,
  ends_at bigint not null check (ends_at > starts_at),
  primary key (iid, id),
  unique (iid, order_id)
);
create index vip_term_of_member on vip_term (iid, user_id, starts_at);
create sequence vip_card_no start 10000001;
