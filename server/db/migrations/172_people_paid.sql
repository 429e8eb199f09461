-- What people are paid for, and the assistant that answers from the tenant's own texts.
create table expert (
  iid integer not null,
  user_id bigint not null,
  title text not null default '',
  intro text not null default '',
  fee bigint not null check (fee > 0),
  answered integer not null default 0,
  active boolean not null default true,
  sort integer not null default 0,
  primary key (iid, user_id)
);

create table ask_question (
  iid integer not null,
  id bigint generated always as identity,
  order_id text not null,
  expert_id bigint not null,
  user_id bigint not null,
  content text not null,
  is_public boolean not null default false,
  answer text not null default '',
  state text not null default 'waiting' check (state in ('waiting', 'answered', 'refunded')),
  created_at bigint not null,
  due_at bigint not null,
  answered_at bigint,
  primary key (iid, id),
  unique (iid, order_id)
);
create index ask_question_queue on ask_question (iid, expert_id, due_at, id) where state = 'waiting';
create index ask_question_public on ask_question (iid, expert_id, id) where state = 'answered' and is_public;
create index ask_question_own on ask_question (iid, user_id, id);

create table tip (
  iid integer not null,
  id bigint generated always as identity,
  order_id text not null,
  user_id bigint not null,
  author_id bigint not null,
  module_type integer not null,
  target_id text not null,
  amount bigint not null check (amount > 0),
  message text not null default '',
  hide_name boolean not null default false,
  at bigint not null,
  primary key (iid, id),
  unique (iid, order_id)
);
create index tip_of_item on tip (iid, module_type, target_id, id);

-- Kept with every tip, so that no list adds them up.
create table tip_sum (
  iid integer not null,
  module_type integer not null,
  target_id text not null,
  tips integer not null,
  amount bigint not null,
  primary key (iid, module_type, target_id)
);

create table pay_pack (
  iid integer not null,
  id text not null,
  kind text not null check (kind in ('credits', 'site')),
  title text not null,
  price bigint not null check (price >= 0),
  amount integer not null default 0,
  days integer not null default 0,
  on_sale boolean not null default true,
  sort integer not null default 0,
  primary key (iid, id)
);

create table assistant_turn (
  iid integer not null,
  id bigint generated always as identity,
  user_id bigint not null,
  req_id text not null,
  question text not null,
  answer text not null,
  sources jsonb not null default '[]',
  at bigint not null,
  primary key (iid, id),
  unique (iid, user_id, req_id)
);
create index assistant_turn_own on assistant_turn (iid, user_id, id);

