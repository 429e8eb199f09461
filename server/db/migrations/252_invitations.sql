-- Who invited whom, and the gifts for it. A newcomer is remembered by a keyed hash of the number, so that closing the
-- account and registering again earns nothing.
create table invite_code (
  iid integer not null,
  user_id bigint not null,
  code text not null,
  -- Newcomers who came by the code.
  count integer not null default 0,
  primary key (iid, user_id),
  unique (iid, code)
);
create table invite (
  iid integer not null,
  id bigint generated always as identity,
  inviter_id bigint not null,
  invitee_id bigint not null,
  mobile_hash text not null,
  at bigint not null,
  primary key (iid, id),
  unique (iid, invitee_id),
  unique (iid, mobile_hash)
);
create index invite_of_inviter on invite (iid, inviter_id, id);
create table invite_gift (
  iid integer not null,
  id text not null,
  -- So many newcomers earn it; 0: it is for the newcomer.
  need integer not null check (need >= 0),
  name text not null,
  kind text not null check (kind in ('coins', 'coupon')),
  -- Coins.
  amount integer not null default 0 check (amount >= 0),
  coupon_id text,
  on_offer boolean not null default true,
  primary key (iid, id),
  check ((kind = 'coins' and amount > 0 and coupon_id is null) or (kind = 'coupon' and coupon_id is not null))
);
create table invite_gift_take (
  iid integer not null,
  gift_id text not null,
  user_id bigint not null,
  at bigint not null,
  primary key (iid, gift_id, user_id)
);
