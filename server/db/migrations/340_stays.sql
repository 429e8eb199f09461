-- Stays: campsites and homestays (content of module 20), their rooms, packages, nights and reservations.

create table stay_item (
  iid integer not null,
  id text not null,
  kind text not null check (kind in ('campsite', 'bnb')),
  facilities text[] not null default '{}',
  rules text[] not null default '{}',
  phone text not null default '',
  cancel_rule jsonb not null default '[]',
  -- What it asks as a deposit: {share (percent), balanceHours (before the in-day), refundable}; null: none.
  deposit jsonb,
  primary key (iid, id),
  foreign key (iid, id) references content (iid, id)
);

create table stay_room (
  iid integer not null,
  -- Orders name a package by `p` and its id.
  id text not null default nextval('content_id')::text check (id not like 'p%'),
  item_id text not null,
  name text not null,
  imgs text[] not null default '{}',
  beds text not null default '',
  size integer,
  guests integer not null check (guests > 0),
  text text not null default '',
  -- Null: the ladder of the campsite.
  cancel_rule jsonb,
  on_sale boolean not null default true,
  sort integer not null default 0,
  primary key (iid, id),
  foreign key (iid, item_id) references stay_item (iid, id)
);
create index stay_room_of_item on stay_room (iid, item_id, sort);

create table stay_package (
  iid integer not null,
  id text not null default nextval('content_id')::text,
  item_id text not null,
  room_id text not null,
  name text not null,
  imgs text[] not null default '{}',
  nights integer not null check (nights > 0),
  guests integer not null check (guests > 0),
  -- Fen for one package, besides its nights.
  extra bigint not null default 0 check (extra >= 0),
  meals text[] not null default '{}',
  activities text[] not null default '{}',
  text text not null default '',
  -- First and last in-day, YYYY-MM-DD; '' without a limit.
  valid_from text not null default '',
  valid_to text not null default '',
  on_sale boolean not null default true,
  sort integer not null default 0,
  primary key (iid, id),
  foreign key (iid, item_id) references stay_item (iid, id),
  foreign key (iid, room_id) references stay_room (iid, id)
);
create index stay_package_of_item on stay_package (iid, item_id, sort);

-- A night belongs to the day on which it begins, YYYY-MM-DD. A day without a row is not on sale.
create table stay_night (
  iid integer not null,
  room_id text not null,
  date text not null,
  price bigint not null check (price >= 0),
  total integer not null check (total >= 0),
  sold integer not null default 0 check (sold >= 0),
  primary key (iid, room_id, date),
  foreign key (iid, room_id) references stay_room (iid, id),
  constraint stay_night_once check (sold <= total)
);

create table reservation (
  iid integer not null,
  id bigint generated always as identity,
  user_id bigint not null,
  -- The order that took the nights: of the stay, or of its deposit.
  order_id text not null,
  item_id text not null,
  room_id text not null,
  package_id text,
  date_in text not null,
  date_out text not null,
  starts_at bigint not null,
  ends_at bigint not null,
  rooms integer not null check (rooms > 0),
  guests text[] not null,
  guest_num integer not null,
  code text,
  state text not null check (state in ('pending', 'live', 'cancelled')),
  -- Until when an unpaid order holds the nights; null when nothing is to be paid in time.
  held_until bigint,
  moved_at bigint not null,
  primary key (iid, id),
  unique (iid, order_id),
  foreign key (iid, room_id) references stay_room (iid, id),
  check (date_in < date_out)
);
create index reservation_ahead on reservation (iid, user_id, ends_at, id) where state <> 'cancelled';
create index reservation_gone on reservation (iid, user_id, moved_at, id) where state = 'cancelled';
-- Nights that unpaid orders hold, by room and by member.
create index reservation_held on reservation (iid, room_id, held_until) where held_until is not null;
create index reservation_unpaid on reservation (iid, user_id, held_until, id) where held_until is not null;
