-- answer_key is the SHA-256 of a question to a language model in hexadecimal, line what the model wrote, unjudged. No page text
-- is kept but what the model took from it.
create table model_answer (
    answer_key varchar(64) not null,
    line varchar(1000) not null,
    answered_at timestamp with time zone not null,
    constraint pk_model_answer primary key (answer_key)
);
create index ix_model_answer_answered_at on model_answer (answered_at);
