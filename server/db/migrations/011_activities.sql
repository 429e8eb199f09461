create table act_item (
  id text primary key references content (id),
  iid integer not null,
  questions jsonb not null default '[]',
  statement jsonb,
  refund_rule jsonb not null default '[]',
  insurance_fen integer,
  draft jsonb
);

create table act_session (
  id text primary key default nextval('content_id')::text,
  item_id text not null references act_item (id),
  name text not null,
  price integer not null default 0 check (price >= 0),
  age_from integer,
  age_to integer,
  starts_at bigint not null,
  ends_at bigint not null,
  stock integer not null,
  sold integer not null default 0 check (sold >= 0),
  min_group integer not null default 0,
  state text not null default 'open',
  constraint act_session_seats check (sold <= stock)
);
create index act_session_of_item on act_session (item_id, starts_at);

create table act_ticket (
  id text primary key default nextval('content_id')::text,
  item_id text not null references act_item (id),
  name text not null,
  price integer not null check (price >= 0),
  rule text not null default '',
  sort integer not null default 0
);
create index act_ticket_of_item on act_ticket (item_id, sort);

create table entry (
  id text primary key default nextval('content_id')::text,
  iid integer not null,
  scope text not null,
  ref_id text not null,
  session_id text not null,
  user_id bigint not null,
  team_id text,
  order_id text,
  name text not null,
  mobile text not null default '',
  id_enc text,
  id_hash text,
  answers jsonb not null default '{}',
  bib text,
  ticket_code text unique,
  state text not null check (state in ('pending', 'live', 'used', 'cancelled')),
  trial boolean not null default false,
  note text not null default '',
  created_at bigint not null
);
create index entry_by_user on entry (user_id, scope, ref_id);
create index entry_by_order on entry (order_id);
create unique index entry_one_person on entry (scope, ref_id, session_id, id_hash)
  where state <> 'cancelled' and not trial and id_hash is not null;
create unique index entry_bib on entry (ref_id, bib) where bib is not null;

create table waitlist (
  id bigint generated always as identity primary key,
  iid integer not null,
  scope text not null,
  ref_id text not null,
  session_id text not null,
  user_id bigint not null,
  phone text not null,
  state text not null default 'waiting' check (state in ('waiting', 'offered', 'left', 'done')),
  offered_at bigint,
  at bigint not null,
  unique (scope, ref_id, session_id, user_id)
);
create index waitlist_queue on waitlist (scope, ref_id, session_id, state, id);
