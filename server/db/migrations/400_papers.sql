-- Quizzes and surveys. A paper belongs to a question page, a campaign or a track, there also to one of its places.
create table paper (
  iid integer not null,
  id text not null default nextval('content_id')::text,
  scope text not null,
  ref_id text not null,
  place_id text not null default '',
  kind text not null check (kind in ('quiz', 'survey')),
  title text not null,
  intro text not null default '',
  -- Of a hundred; 0: every quiz passes.
  pass_mark integer not null default 0 check (pass_mark between 0 and 100),
  -- Seconds for each question; 0: without a clock.
  timed integer not null default 0 check (timed >= 0),
  from_at bigint,
  to_at bigint,
  -- How often a member may try; 0: as often as they like.
  attempts integer not null default 1 check (attempts >= 0),
  -- How long a member waits after an attempt that was not passed.
  retry_hours integer not null default 0 check (retry_hours >= 0),
  coins integer not null default 0 check (coins >= 0),
  items jsonb not null,
  primary key (iid, id),
  constraint paper_of_ref unique (iid, scope, ref_id, place_id)
);

create table paper_answer (
  iid integer not null,
  paper_id text not null,
  user_id bigint not null,
  attempt integer not null,
  started_at bigint not null,
  -- When the time is up; null without a clock.
  until bigint,
  submitted_at bigint,
  answers jsonb not null default '{}',
  score integer not null default 0,
  pass boolean not null default false,
  coins integer not null default 0,
  primary key (iid, paper_id, user_id, attempt),
  constraint paper_answer_paper foreign key (iid, paper_id) references paper (iid, id)
);
create index paper_answer_of_member on paper_answer (iid, user_id);

-- How often each option was chosen, so that a result costs the same after ten answers and after a million.
create table paper_count (
  iid integer not null,
  paper_id text not null,
  item_id text not null,
  -- '' counts who answered the question at all.
  choice text not null,
  n integer not null default 0,
  primary key (iid, paper_id, item_id, choice)
);
