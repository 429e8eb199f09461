-- Ids made at run time start above every id of the demo tenants.
create sequence content_id start with 1000001;

create table content (
  id text primary key default nextval('content_id')::text,
  iid integer not null,
  module_type integer not null,
  parent_id text,
  type_id text,
  author_id bigint not null,
  title text not null,
  cover text not null default '',
  summary text not null default '',
  html text not null default '',
  body jsonb not null default '[]',
  imgs text[] not null default '{}',
  media jsonb,
  price_fen integer,
  tags text[] not null default '{}',
  province text,
  lat double precision,
  lng double precision,
  capacity integer,
  start_at bigint,
  end_at bigint,
  close_at bigint,
  visibility text not null default 'public',
  status text not null check (status in ('draft', 'published', 'deleted')),
  version integer not null default 1,
  extra jsonb not null default '{}',
  created_at bigint not null,
  published_at bigint not null
);
create index content_by_author on content (iid, author_id, module_type);
create index content_by_parent on content (parent_id) where parent_id is not null;

-- What lists read: one row per listable item, with the part of the summary that rarely changes ready made.
create table content_index (
  iid integer not null,
  module_type integer not null,
  id text not null references content (id),
  author_id bigint not null,
  type_id text,
  parent_id text,
  status text not null,
  summary jsonb not null,
  text text not null,
  tags text[] not null default '{}',
  province text,
  price_fen integer,
  capacity integer,
  start_at bigint,
  end_at bigint,
  close_at bigint,
  lat double precision,
  lng double precision,
  hot integer not null default 0,
  published_at bigint not null,
  primary key (module_type, id)
);
create index content_index_newest on content_index (iid, module_type, published_at desc);
create index content_index_all on content_index (iid, published_at desc);

create table content_counts (
  module_type integer not null,
  id text not null,
  view integer not null default 0,
  "like" integer not null default 0,
  collect integer not null default 0,
  comment integer not null default 0,
  "join" integer not null default 0,
  follow integer not null default 0,
  primary key (module_type, id)
);

create table content_views (
  user_id bigint not null,
  module_type integer not null,
  id text not null,
  day text not null,
  primary key (user_id, module_type, id, day)
);

create table content_mark (
  iid integer not null,
  user_id bigint not null,
  kind text not null,
  target_id text not null,
  mark text not null,
  day text not null default '',
  at bigint not null,
  primary key (iid, user_id, kind, target_id, mark, day)
);
create index content_mark_latest on content_mark (iid, user_id, mark, at desc);
create index content_mark_target on content_mark (kind, target_id, mark);

create table joins (
  iid integer not null,
  module_type integer not null,
  id text not null,
  user_id bigint not null,
  name text not null,
  phone text not null,
  num integer not null check (num between 1 and 5),
  remark text not null default '',
  state text not null check (state in ('joined', 'waiting', 'left')),
  queue_no bigint,
  at bigint not null,
  primary key (module_type, id, user_id)
);
create index joins_by_state on joins (module_type, id, state, queue_no);
create index joins_by_user on joins (iid, user_id);
create sequence join_queue;

create table comments (
  id bigint generated always as identity primary key,
  iid integer not null,
  type integer not null,
  target_id text not null,
  target_rec text not null default '',
  user_id bigint not null,
  content text not null,
  s1 smallint not null default 0,
  s2 smallint not null default 0,
  s3 smallint not null default 0,
  status text not null default 'shown',
  created_at bigint not null
);
create index comments_by_target on comments (type, target_id, created_at desc);
create unique index comments_one_review on comments (user_id, type, target_id, target_rec) where s1 > 0;

create table feature_types (
  id text primary key,
  iid integer not null,
  name text not null,
  icon text not null default '',
  parent_id text,
  module_type integer not null,
  status smallint not null default 1,
  sort integer not null default 0
);
create index feature_types_of_tenant on feature_types (iid, sort);

create table pages (
  id text primary key default nextval('content_id')::text,
  iid integer not null,
  type integer not null,
  title text not null,
  sections jsonb not null,
  share jsonb not null default '{}',
  version integer not null default 1,
  status text not null default 'published'
);
-- 240 is the special page: a tenant has many; of every other type the row is the current page.
create unique index pages_current on pages (iid, type) where type <> 240;

create table config_items (
  id text primary key default nextval('content_id')::text,
  iid integer not null,
  type text not null,
  title text not null,
  descr text not null default '',
  image text not null default '',
  action jsonb,
  extra jsonb not null default '{}',
  sort integer not null default 0
);
create index config_items_of_type on config_items (iid, type, sort);

create table site_infos (
  iid integer primary key,
  mjs text not null default '',
  down_info jsonb
);

create table ads (
  id text primary key default nextval('content_id')::text,
  iid integer not null,
  type smallint not null,
  content jsonb not null,
  from_at bigint,
  to_at bigint,
  sort integer not null default 0
);

create table search_words (
  iid integer not null,
  word text not null,
  user_id bigint not null,
  day text not null,
  primary key (iid, word, user_id, day)
);

create table follows (
  from_id bigint not null,
  to_id bigint not null,
  at bigint not null,
  primary key (from_id, to_id)
);
create index follows_of on follows (to_id);

create table paid_progress (
  iid integer not null,
  user_id bigint not null,
  module_type integer not null,
  target_id text not null,
  item_id text not null,
  seconds integer not null,
  at bigint not null,
  primary key (iid, user_id, module_type, target_id, item_id)
);
