-- What members publish about themselves and about each other, verification by staff, and business cards.

create table profile (
  iid integer not null,
  user_id bigint not null,
  -- The real name; '' until the member writes it.
  name text not null default '',
  region text not null default '',
  industry text not null default '',
  tags text[] not null default '{}',
  wechat text not null default '',
  contact text not null default 'none' check (contact in ('none', 'mutual')),
  hidden boolean not null default false,
  primary key (iid, user_id)
);

create table profile_visit (
  iid integer not null,
  owner_id bigint not null,
  visitor_id bigint not null,
  -- The last days of looking at the profile and at the card, YYYY-MM-DD: a visit counts once a day.
  day text not null default '',
  card_day text not null default '',
  at bigint not null,
  primary key (iid, owner_id, visitor_id)
);
create index profile_visit_latest on profile_visit (iid, owner_id, at, visitor_id);
create index profile_visit_visitor on profile_visit (iid, visitor_id);

create table impression (
  iid integer not null,
  id bigint generated always as identity,
  to_id bigint not null,
  from_id bigint not null,
  tags text[] not null check (cardinality(tags) between 1 and 3),
  text text not null default '',
  at bigint not null,
  primary key (iid, id),
  constraint impression_pair unique (iid, to_id, from_id)
);
create index impression_latest on impression (iid, to_id, at, id);
create index impression_from on impression (iid, from_id);

create table opinion (
  iid integer not null,
  id bigint generated always as identity,
  user_id bigint not null,
  text text not null,
  at bigint not null,
  primary key (iid, id)
);
create index opinion_latest on opinion (iid, user_id, at, id);

create table honor (
  iid integer not null,
  id bigint generated always as identity,
  user_id bigint not null,
  title text not null,
  issuer text not null,
  year integer not null,
  image text not null default '',
  at bigint not null,
  primary key (iid, id)
);
create index honor_latest on honor (iid, user_id, year, id);

create table company (
  iid integer not null,
  id bigint generated always as identity,
  user_id bigint not null,
  name text not null,
  post text not null,
  industry text not null default '',
  -- YYYY-MM; '' until now.
  from_month text not null,
  to_month text not null default '',
  current boolean not null default false,
  address text not null default '',
  lat double precision,
  lng double precision,
  logo text not null default '',
  at bigint not null,
  primary key (iid, id)
);
create index company_latest on company (iid, user_id, from_month, id);
create unique index company_current on company (iid, user_id) where current;

create table profile_auth (
  iid integer not null,
  id bigint generated always as identity,
  user_id bigint not null,
  name text not null,
  id_cipher text not null,
  -- The masked number, for its owner and staff.
  id_shown text not null,
  id_hash text not null,
  images text[] not null,
  status text not null default 'reviewing' check (status in ('reviewing', 'passed', 'refused')),
  reason text not null default '',
  at bigint not null,
  moved_at bigint not null,
  primary key (iid, id)
);
create unique index profile_auth_reviewing on profile_auth (iid, user_id) where status = 'reviewing';
create unique index profile_auth_number on profile_auth (iid, id_hash) where status = 'passed';
create unique index profile_auth_passed on profile_auth (iid, user_id) where status = 'passed';
create index profile_auth_queue on profile_auth (iid, id) where status = 'reviewing';
create index profile_auth_own on profile_auth (iid, user_id, id);

create table card (
  iid integer not null,
  id text not null,
  user_id bigint not null,
  personal jsonb not null default '{}',
  business jsonb not null default '{}',
  look jsonb not null default '{}',
  version integer not null default 1,
  -- How many days members have opened it.
  visits integer not null default 0 check (visits >= 0),
  at bigint not null,
  primary key (iid, id),
  unique (iid, user_id)
);

create index content_mark_people on content_mark (iid, target_id, at, user_id) where kind = '238' and mark = 'praise';
create index content_mark_kept on content_mark (iid, user_id, at, target_id) where kind = '236' and mark = 'keep';
create index shop_apply_latest on shop_apply (iid, user_id, at, id);
