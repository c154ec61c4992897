"""Trains one network of the reader; scripts/reader/train.ts runs it. Needs PyTorch (Debian: python3-torch).

network.py FOLDER NAME SEED WRITERS: learns from FOLDER/examples.json but for the WRITERS (with commas), writes FOLDER/NAME.json.
What the network looks like is written down in reader/network.ts.
"""
import json
import sys

import numpy as np
import torch
from torch import nn
from torch.nn.functional import binary_cross_entropy_with_logits, cross_entropy

STATE = 128
# Numbers that a word's tables are made into before the network reads it.
NARROW = 112
ROUNDS = 22
RATE = 3e-3
# Words in a step, at most.
STEP = 3000
# How much a label counts, by its weight: 3 is what a design is wrong without.
COUNTS = {1: 0.7, 2: 1.0, 3: 1.5}
MOST_WEIGHT = 3
# A word seen less often is not learnt by itself.
LEAST_SEEN = 3
SIZES = {"own": 32, "shapes": 8, "endings": 16, "beginnings": 16, "cues": 12, "senses": 24, "kinds": 24}
ROWS = ["vectors", "own", "shapes", "endings", "beginnings", "cues"]

folder, name, seed, held = sys.argv[1:5]
torch.manual_seed(int(seed))
np.random.seed(int(seed))
torch.set_num_threads(1)
with open(f"{folder}/examples.json") as file:
    examples = json.load(file)
vectors = torch.tensor(np.fromfile(f"{folder}/vectors.f32", dtype=np.float32)).reshape(-1, examples["dimensions"])
texts = [text for text in examples["texts"] if text["writer"] not in held.split(",")]
TAGS, STATUSES, KINDS = examples["tags"], examples["statuses"], examples["kinds"]
# Of each concept its kind; a span is told apart from others of its kind alone.
CONCEPT_KINDS = torch.tensor(examples["conceptKinds"])

seen = np.zeros(examples["own"] + 1)
for text in texts:
    np.add.at(seen, np.array(text["own"], dtype=int), 1)


def encoded(text):
    n = len(text["own"])
    out = {key: torch.tensor(text[key]) for key in ROWS}
    out["own"] = torch.tensor([row if seen[row] >= LEAST_SEEN else 0 for row in text["own"]])
    out["senses"] = torch.zeros(n, 3, dtype=torch.long)
    out["kinds"] = torch.zeros(n, 2 * KINDS)
    for i in range(n):
        for j, row in enumerate(text["senses"][i]):
            out["senses"][i, j] = row
        for row in text["kinds"][i]:
            out["kinds"][i, row] = 1
    out["truth"] = torch.zeros(n, dtype=torch.long)
    out["counts"] = torch.ones(n)
    for start, end, kind, _, weight, _ in text["spans"]:
        for i in range(start, end):
            out["truth"][i] = 1 + 2 * kind + (i > start)
            out["counts"][i] = COUNTS[weight]
    return {**out, "n": n, "spans": text["spans"], "sentences": text["sentences"], "weighed": text["weighed"]}


def part(text, start, end):
    keys = ROWS + ["senses", "kinds", "truth", "counts"]
    spans = [[a - start, b - start, *more] for a, b, *more in text["spans"] if a >= start and b <= end]
    return {**{key: text[key][start:end] for key in keys}, "n": end - start, "spans": spans, "weighed": text["weighed"]}


def parts_of(text):
    """A long text in parts of whole sentences, cut elsewhere each time."""
    if text["n"] <= 100:
        return [text]
    out, start, goal = [], 0, np.random.randint(40, 110) * np.random.choice([1, 1, 0.5])
    for _, end in text["sentences"]:
        if end - start >= goal or end == text["n"]:
            out.append(part(text, start, end))
            start, goal = end, np.random.randint(50, 110)
    return out


def steps_of(all_texts):
    """Parts of about the same length together."""
    parts = [one for text in all_texts for one in parts_of(text)]
    order = np.argsort([one["n"] + np.random.rand() * 25 for one in parts])
    steps, own, longest = [], [], 0
    for i in order:
        longest = max(longest, parts[i]["n"])
        if own and (len(own) + 1) * longest > STEP:
            steps.append(own)
            own, longest = [], parts[i]["n"]
        own.append(parts[i])
    steps.append(own)
    np.random.shuffle(steps)
    return steps


def batch(parts):
    pad = nn.utils.rnn.pad_sequence
    out = {key: pad([one[key] for one in parts], True) for key in ROWS + ["senses", "kinds", "counts"]}
    out["truth"] = pad([one["truth"] for one in parts], True, -1)
    out["n"] = torch.tensor([one["n"] for one in parts])
    return out


def kept(shape, share):
    return (torch.rand(shape) > share).float()


class Network(nn.Module):
    def __init__(self):
        super().__init__()
        self.vectors = nn.Embedding.from_pretrained(vectors)
        table = lambda key, rows, zero=None: nn.Embedding(rows, SIZES[key], padding_idx=zero)
        self.own = table("own", examples["own"] + 1, 0)
        self.shapes = table("shapes", examples["shapes"])
        self.endings = table("endings", examples["parts"])
        self.beginnings = table("beginnings", examples["parts"])
        self.cues = table("cues", examples["cues"])
        self.senses = table("senses", examples["senses"] + 1, 0)
        self.kinds = nn.Linear(2 * KINDS, SIZES["kinds"], bias=False)
        for one in (self.own, self.shapes, self.endings, self.beginnings, self.cues, self.senses):
            nn.init.normal_(one.weight, 0, 0.1 if one is self.own else 0.3)
        with torch.no_grad():
            for row in range(examples["own"] + 1):
                if seen[row] < LEAST_SEEN:
                    self.own.weight[row] = 0
            self.own.weight[0] = 0
            self.senses.weight[0] = 0
        width = vectors.shape[1] + sum(SIZES.values())
        self.narrow = nn.Linear(width, NARROW, bias=False)
        self.both = nn.GRU(NARROW, STATE, bidirectional=True, batch_first=True)
        self.tags = nn.Linear(2 * STATE, TAGS)
        self.direct = nn.Linear(NARROW, TAGS, bias=False)
        self.statuses = nn.Linear(2 * STATE, STATUSES)
        self.kind_statuses = nn.Embedding(KINDS, STATUSES)
        self.concepts = nn.Linear(2 * STATE + NARROW, len(CONCEPT_KINDS))
        self.matters = nn.Linear(2 * STATE + NARROW, 1)
        nn.init.zeros_(self.direct.weight)
        nn.init.zeros_(self.kind_statuses.weight)

    def forward(self, one):
        shape = one["own"].shape
        # Words, and what the lists say of them, are hidden at times, so that the network learns from what is round them.
        known = kept(shape, 0.15).long()
        listed = kept(shape, 0.1).unsqueeze(-1)
        x = torch.cat(
            [
                self.vectors(one["vectors"] * known),
                self.own(one["own"] * known * kept(shape, 0.2).long()),
                self.shapes(one["shapes"]),
                self.endings(one["endings"]),
                self.beginnings(one["beginnings"]),
                self.cues(one["cues"]),
                self.senses(one["senses"]).sum(2) * listed,
                self.kinds(one["kinds"]) * listed,
            ],
            -1,
        )
        x = self.narrow(x * kept((shape[0], 1, x.shape[2]), 0.25) / 0.75)
        packed = nn.utils.rnn.pack_padded_sequence(x, one["n"], batch_first=True, enforce_sorted=False)
        states, _ = nn.utils.rnn.pad_packed_sequence(self.both(packed)[0], batch_first=True)
        states = states * kept((shape[0], 1, states.shape[2]), 0.5) * 2
        return self.tags(states) + self.direct(x), self.statuses(states), torch.cat([states, x], -1)


network = Network()
learnt = [weights for weights in network.parameters() if weights.requires_grad]
rule = torch.optim.AdamW(learnt, lr=RATE, weight_decay=1e-5)
all_texts = [encoded(text) for text in texts]
total, done = None, 0
for turn in range(ROUNDS):
    steps = steps_of(all_texts)
    total = total or ROUNDS * (len(steps) + 1)
    losses = 0
    for parts in steps:
        for group in rule.param_groups:
            group["lr"] = RATE * min(1, (done + 1) / 60) * max(0.02, 1 - done / total * 0.95)
        done += 1
        one = batch(parts)
        tags, statuses, seen_of = network(one)
        there = one["truth"] >= 0
        tag_loss = (cross_entropy(tags[there], one["truth"][there], reduction="none") * one["counts"][there]).mean()
        loss = 3 * tag_loss
        spans = [(i, *span) for i, text in enumerate(parts) for span in text["spans"]]
        if spans:
            means = torch.stack([statuses[i, start:end].mean(0) for i, start, end, *_ in spans])
            means = means + network.kind_statuses(torch.tensor([span[3] for span in spans]))
            counts = torch.tensor([COUNTS[span[5]] for span in spans])
            truth = torch.tensor([span[4] for span in spans])
            loss = loss + 0.7 * (cross_entropy(means, truth, reduction="none") * counts).mean()
        known = [span for span in spans if span[6] >= 0]
        if known:
            means = torch.stack([seen_of[i, start:end].mean(0) for i, start, end, *_ in known])
            scores = network.concepts(means)
            other = CONCEPT_KINDS[None] != torch.tensor([span[3] for span in known])[:, None]
            truth = torch.tensor([span[6] for span in known])
            loss = loss + 0.5 * cross_entropy(scores.masked_fill(other, -1e9), truth)
        weighed = [span for span in spans if parts[span[0]]["weighed"]]
        if weighed:
            means = torch.stack([seen_of[i, start:end].mean(0) for i, start, end, *_ in weighed])
            truth = torch.tensor([float(span[5] == MOST_WEIGHT) for span in weighed])
            loss = loss + 0.3 * binary_cross_entropy_with_logits(network.matters(means)[:, 0], truth)
        rule.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(learnt, 5.0)
        rule.step()
        losses += loss.item()
    print(f"{name}: round {turn + 1}, {losses / len(steps):.3f}", flush=True)

get = lambda weights: weights.detach().numpy()
gru = {key: get(weights) for key, weights in network.both.named_parameters()}
backwards = lambda key: gru[f"{key}_l0_reverse"]
out = {key: get(getattr(network, key).weight) for key in list(SIZES)[:-1]}
out["kinds"] = get(network.kinds.weight).T
out["narrow"] = get(network.narrow.weight).T
out["fromInput"] = np.concatenate([gru["weight_ih_l0"], backwards("weight_ih"), get(network.direct.weight)]).T
out["bias"] = np.concatenate([gru["bias_ih_l0"], backwards("bias_ih"), get(network.tags.bias)])[None]
out["forwards"] = gru["weight_hh_l0"].T
out["backwards"] = backwards("weight_hh").T
out["forwardsBias"] = gru["bias_hh_l0"][None]
out["backwardsBias"] = backwards("bias_hh")[None]
out["tags"] = get(network.tags.weight).T
out["statuses"] = get(network.statuses.weight).T
out["concepts"] = get(network.concepts.weight).T
out["conceptBias"] = get(network.concepts.bias)[None]
out["matters"] = get(network.matters.weight).T
out["mattersBias"] = get(network.matters.bias)[None]
out["kindStatuses"] = get(network.kind_statuses.weight) + get(network.statuses.bias)[None]
with open(f"{folder}/{name}.json", "w") as file:
    json.dump({key: {"rows": m.shape[0], "columns": m.shape[1], "values": m.ravel().tolist()} for key, m in out.items()}, file)
