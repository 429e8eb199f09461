-- Places where people check in, and the log of everything that was scanned there. An item without places gets one of
-- its own when it is first used.
create table checkin_place (
  iid integer not null,
  id text not null default nextval('content_id')::text,
  scope text not null,
  ref_id text not null,
  area_id text not null default '',
  seq integer not null default 0,
  name text not null,
  address text not null default '',
  lat double precision,
  lng double precision,
  radius integer not null default 200 check (radius between 1 and 100000),
  opens_at bigint,
  closes_at bigint,
  open boolean not null default true,
  paper_id text,
  story text not null default '',
  imgs text[] not null default '{}',
  -- How many people are here, and how many have ever come.
  present integer not null default 0 check (present >= 0),
  arrived integer not null default 0 check (arrived >= 0),
  primary key (iid, id)
);
create index checkin_place_of_ref on checkin_place (iid, scope, ref_id, seq, id);

create table checkin (
  iid integer not null,
  id bigint generated always as identity,
  scope text not null,
  ref_id text not null,
  -- Null for a refused scan of a ticket that nobody has here.
  place_id text,
  entry_id text,
  -- Whose check-in it is; null where nobody was found.
  user_id bigint,
  session_id text not null default '',
  result text not null check (result in ('ok', 'again', 'refused')),
  why text not null default '',
  method text not null check (method in ('code', 'gps', 'staff')),
  lat double precision,
  lng double precision,
  accuracy double precision,
  photo text not null default '',
  note text not null default '',
  -- The member of staff; null when people check themselves in.
  operator_id bigint,
  -- The n-th person here.
  ord integer,
  at bigint not null,
  undone_at bigint,
  undone_by bigint,
  undo_reason text not null default '',
  -- Of a refused scan: sent twice, it is written once.
  req_id text,
  primary key (iid, id),
  constraint checkin_at_place foreign key (iid, place_id) references checkin_place (iid, id)
);
-- Nobody is at a place twice.
create unique index checkin_once on checkin (iid, place_id, entry_id)
  where result = 'ok' and undone_at is null and entry_id is not null;
create unique index checkin_once_member on checkin (iid, place_id, user_id)
  where result = 'ok' and undone_at is null and entry_id is null;
create unique index checkin_refused_once on checkin (iid, operator_id, req_id) where req_id is not null;
create index checkin_log on checkin (iid, scope, ref_id, id);
create index checkin_log_of_place on checkin (iid, scope, ref_id, place_id, id);
create index checkin_log_of_result on checkin (iid, scope, ref_id, result, id);
create index checkin_of_member on checkin (iid, user_id, scope, ref_id, id);
create index checkin_of_entry on checkin (iid, entry_id, id);
create index checkin_present on checkin (iid, place_id, session_id) where result = 'ok' and undone_at is null;

-- When the person first checked in today, while at least one check-in stands.
alter table entry add column present_at bigint;
create index entry_of_ref on entry (iid, scope, ref_id, id) where not trial;
create index entry_of_session on entry (iid, scope, ref_id, session_id, id) where not trial;
create index entry_present on entry (iid, scope, ref_id, session_id) where present_at is not null and not trial;
create index entry_valid on entry (iid, scope, ref_id, session_id) where state in ('live', 'used') and not trial;
create index entry_found on entry using gin (search_terms(iid, lower(name), '{}'));
create index entry_by_tail on entry (iid, scope, ref_id, (right(mobile, 4)), id);

-- A code that a check-in has used is free again when the check-in is taken back.
alter table order_code add column by_checkin boolean not null default false;

-- The scores of ranks, kept by whoever changes what they count.
create table rank_score (
  iid integer not null,
  scope text not null,
  ref_id text not null,
  by text not null,
  period text not null,
  rows text not null check (rows in ('person', 'team', 'city', 'project', 'result')),
  subject_id text not null,
  value bigint not null,
  reached_at bigint not null,
  primary key (iid, scope, ref_id, by, period, rows, subject_id)
);
create index rank_score_order on rank_score (iid, scope, ref_id, by, period, rows, (-value), reached_at, subject_id)
  where value > 0;
