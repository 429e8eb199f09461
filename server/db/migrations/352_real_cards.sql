-- Printed cards with their holders, campaigns of partners, and red packets.
alter table card_offer add column days integer not null default 365 check (days > 0);
-- What a card of it allows: [{id, name, total}].
alter table card_offer add column rights jsonb not null default '[]';

create table realcard (
  iid integer not null,
  -- Random: it stands in addresses.
  id text not null,
  no text not null,
  offer_id text not null,
  -- The password: keyed hash, and sealed for its buyer until the card is activated.
  pwd_hash text not null,
  pwd_enc text not null,
  -- The order that it was sent with.
  order_id text,
  user_id bigint,
  name text not null default '',
  id_enc text,
  id_hash text,
  mobile text not null default '',
  state text not null default 'new' check (state in ('new', 'active', 'frozen', 'void')),
  activated_at bigint,
  expires bigint,
  rights jsonb not null default '[]',
  primary key (iid, id),
  unique (iid, no),
  foreign key (iid, offer_id) references card_offer (iid, id)
);
create index realcard_unsold on realcard (iid, offer_id, id) where state = 'new' and order_id is null;
create index realcard_of_order on realcard (iid, order_id) where order_id is not null;
create index realcard_of_user on realcard (iid, user_id, activated_at) where user_id is not null;

create table realcard_log (
  iid integer not null,
  id bigint generated always as identity,
  card_id text not null,
  kind text not null check (kind in ('activated', 'frozen', 'unfrozen', 'claimed')),
  -- What was claimed.
  title text not null default '',
  at bigint not null,
  primary key (iid, id)
);
create index realcard_log_of_card on realcard_log (iid, card_id, id);

create table realcard_campaign (
  iid integer not null,
  code text not null,
  title text not null,
  description text not null default '',
  img text not null default '',
  -- The form: [{id, name, type, options, must, min, max}].
  fields jsonb not null default '[]',
  quota integer not null check (quota >= 0),
  used integer not null default 0 check (used >= 0),
  -- The right of a card that a claim uses up; null: none.
  right_id text,
  -- Fen left for red packets, and what one holds in how many portions.
  budget bigint not null default 0 check (budget >= 0),
  packet_total integer not null default 0 check (packet_total >= 0),
  packet_parts integer not null default 0 check (packet_parts >= 0 and packet_parts <= packet_total),
  primary key (iid, code),
  constraint realcard_campaign_quota check (used <= quota)
);

create table realcard_claim (
  iid integer not null,
  code text not null,
  card_id text not null,
  user_id bigint not null,
  fields jsonb not null,
  voucher text not null,
  at bigint not null,
  primary key (iid, code, card_id),
  constraint realcard_claim_voucher unique (iid, voucher)
);
create index realcard_claim_of_user on realcard_claim (iid, user_id);

create table redpacket (
  iid integer not null,
  -- Random: whoever has it may take a portion.
  id text not null,
  code text not null,
  card_id text not null,
  user_id bigint not null,
  total integer not null,
  at bigint not null,
  expires bigint not null,
  returned_at bigint,
  primary key (iid, id),
  constraint redpacket_of_card unique (iid, card_id, code)
);
create index redpacket_due on redpacket (expires) where returned_at is null;

create table redpacket_part (
  iid integer not null,
  packet_id text not null,
  seq integer not null,
  amount integer not null check (amount > 0),
  user_id bigint,
  taken_at bigint,
  primary key (iid, packet_id, seq),
  constraint redpacket_part_once unique (iid, packet_id, user_id),
  foreign key (iid, packet_id) references redpacket (iid, id)
);
create index redpacket_part_of_user on redpacket_part (iid, user_id) where user_id is not null;
