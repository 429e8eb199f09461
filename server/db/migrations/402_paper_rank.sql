-- The attempt by which a member stands in the rank of a quiz.
alter table paper_answer add column best boolean not null default false;
update paper_answer a set best = true
from paper p
where p.iid = a.iid and p.id = a.paper_id and p.kind = 'quiz' and a.submitted_at is not null
  and not exists (select 1 from paper_answer b
    where b.iid = a.iid and b.paper_id = a.paper_id and b.user_id = a.user_id and b.submitted_at is not null
      and (b.score > a.score or (b.score = a.score and b.attempt < a.attempt)));
create index paper_answer_rank on paper_answer (iid, paper_id, (-score), submitted_at, user_id) where best;
