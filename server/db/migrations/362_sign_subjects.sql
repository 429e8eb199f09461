-- Subjects of check-ins with their areas; the sites are places of scope sign. Who has joined.
create table sign_subject (
  iid integer not null,
  id text not null,
  title text not null,
  cover text not null default '',
  rules text not null default '',
  starts_at bigint not null,
  ends_at bigint not null,
  -- Sites to be done for the certificate.
  need integer not null check (need > 0),
  state text not null default 'open' check (state in ('open', 'hidden')),
  primary key (iid, id),
  check (ends_at > starts_at)
);
create index sign_subject_latest on sign_subject (iid, starts_at desc, id);
create table sign_area (
  iid integer not null,
  id text not null,
  subject_id text not null,
  name text not null,
  img text not null default '',
  seq integer not null default 0,
  primary key (iid, id),
  foreign key (iid, subject_id) references sign_subject (iid, id)
);
create index sign_area_of_subject on sign_area (iid, subject_id, seq, id);
create table sign_join (
  iid integer not null,
  subject_id text not null,
  user_id bigint not null,
  joined_at bigint not null,
  primary key (iid, subject_id, user_id)
);
create index sign_join_of_member on sign_join (iid, user_id);

-- Hours of every day, in minutes from midnight in Shanghai; null for a place that is open all day.
alter table checkin_place add column day_from smallint check (day_from between 0 and 1440);
alter table checkin_place add column day_to smallint check (day_to between 0 and 1440);
