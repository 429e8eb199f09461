create table tenants (
  iid integer primary key,
  name text not null,
  banned_words text[] not null default '{}',
  settings jsonb not null default '{}'
);

create table domains (
  domain text primary key,
  iid integer not null,
  name text not null default ''
);

create table short_urls (
  code text primary key,
  iid integer not null,
  url text not null,
  hits integer not null default 0,
  expire_at bigint,
  created_at bigint not null,
  unique (iid, url)
);

create table stats (
  id bigint generated always as identity primary key,
  iid integer not null,
  user_id bigint,
  type smallint not null,
  p text not null,
  k text not null unique,
  at bigint not null
);

create table uploads (
  key text primary key,
  iid integer not null,
  user_id bigint not null,
  type text,
  size bigint not null default 0,
  at bigint not null
);

create table info_docs (
  iid integer not null,
  kind text not null,
  version integer not null,
  title text not null,
  html text not null,
  extra jsonb not null default '{}',
  updated_at bigint not null,
  primary key (iid, kind, version)
);

create table consents (
  user_id bigint not null,
  iid integer not null,
  kind text not null,
  version integer not null,
  agreed_at bigint,
  withdrawn_at bigint,
  primary key (user_id, iid, kind, version)
);

create table feedback (
  id bigint generated always as identity primary key,
  iid integer not null,
  user_id bigint not null,
  kind text not null,
  content text not null,
  name text not null default '',
  phone text not null default '',
  images text[] not null default '{}',
  target_type text not null default '',
  target_id text not null default '',
  no text not null unique,
  state text not null default 'open',
  ip text not null default '',
  at bigint not null
);
create unique index feedback_one_report on feedback (user_id, target_type, target_id) where kind = 'report';
create index feedback_by_target on feedback (target_type, target_id) where kind = 'report';
