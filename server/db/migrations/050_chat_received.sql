-- What a member got stands in one of two indexes, unread or read, instead of the unread in both:
-- each index a message goes into is a seventh of the cost of storing it.
drop index chat_message_to;
create index chat_message_read on chat_message (to_rid, id) where read_at is not null;
