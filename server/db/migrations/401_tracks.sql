-- Tracks that people record: an event of its own or of an activity, its entrants' points, and what follows from them.
create table track_event (
  iid integer not null,
  id text not null default nextval('content_id')::text,
  title text not null,
  intro text not null default '',
  -- The activity it belongs to; '' for an open event.
  ref_scope text not null default '',
  ref_id text not null default '',
  groups text[] not null default '{}',
  -- [[lat, lng]…] in GCJ-02: the way as the host suggests it.
  route jsonb not null default '[]',
  starts_at bigint not null,
  ends_at bigint not null check (ends_at > starts_at),
  -- Numbers given out.
  bibs integer not null default 0,
  primary key (iid, id)
);

-- A person enters a track once.
create unique index entry_one_track on entry (iid, scope, ref_id, user_id)
  where scope = 'track' and state <> 'cancelled' and not trial;

create table track_point (
  iid integer not null,
  entry_id text not null,
  seq integer not null check (seq >= 1),
  t bigint not null,
  lat double precision not null,
  lng double precision not null,
  alt double precision,
  acc double precision not null,
  -- Why it does not count: inaccurate, or outside the time; '' for a good one. Its number is known, so it is no gap.
  drop text not null default '' check (drop in ('', 'acc', 'time')),
  primary key (iid, entry_id, seq)
);

create table track_stat (
  iid integer not null,
  entry_id text not null,
  -- Metres, seconds, metres upwards.
  distance integer not null default 0,
  seconds integer not null default 0,
  climb integer not null default 0,
  -- Seconds of each whole kilometre.
  paces integer[] not null default '{}',
  last_seq integer not null default 0,
  -- The device that records, and those that did before: theirs are refused.
  recorder text,
  former text[] not null default '{}',
  started_at bigint,
  finished_at bigint,
  primary key (iid, entry_id)
);
