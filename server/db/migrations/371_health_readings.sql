-- Readings of members' own health, which nobody else reads.
create table health_readings (
  iid integer not null,
  id bigint generated always as identity,
  user_id bigint not null,
  kind text not null check (kind in ('glucose')),
  value numeric(4, 1) not null,
  period text not null check (period in ('fasting', 'before', 'after', 'bedtime')),
  measured_at bigint not null,
  primary key (iid, id),
  constraint health_reading_once unique (iid, user_id, kind, measured_at, period)
);
