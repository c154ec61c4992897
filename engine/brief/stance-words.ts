/** The words that turn a mention into a wish, a refusal, a description of what is there, or neither. */
import { makeDictionary } from './phrases.ts';

/**
 * want: asked for. refuse: not wanted (verbs: "don't want"). no: not wanted (determiners: "no", "without").
 * absent: not there ("have no"). exist: described. keep, remove: told what to do with what is there. past, elsewhere, unsure: neither.
 * skip: idioms that mean nothing here. instead: what came before is chosen. end: a new thought begins.
 */
export type Cue =
  | 'want'
  | 'refuse'
  | 'no'
  | 'absent'
  | 'exist'
  | 'keep'
  | 'remove'
  | 'past'
  | 'elsewhere'
  | 'unsure'
  | 'skip'
  | 'instead'
  | 'end';

export const CUES = makeDictionary<Cue>([
  [
    "want|wants|wanted|wanting|would like|we'd like|i'd like|id like|they'd like|he'd like|she'd like|would love|we'd love|i'd love|id love|would like to have|would enjoy|would appreciate|would welcome|love|loves|like|likes|enjoy|adore|need|needs|needed|require|requires|must have|must haves|should have|should include|must include|hoping for|hope for|hoping to have|hope to|looking for|keen on|keen to|wish for|wish list|wishlist|wish|dream of|dreaming of|dream|include|includes|including|incorporate|incorporating|add|adding|put in|put up|putting in|create|creating|build|building|install|installing|in mind|have in mind|would prefer|prefer|ideally|please|room for|space for|somewhere|place for|place to|spot for|spot to|area for|area to|corner for|plus|to have|would have|could have|can we have|could we have|will have|can have|may have|might have|please have|interested in|in favour of|ideas for|considering|thinking of|thinking about|fancy|planning|plan to|asked for|ask for|essential|priority|priorities|grow|growing|always wanted|would be good to have|bring in|fit in|squeeze in|make space for|make room for|make a|make some|design|rather have|rather|inspired by|introduce|plant some|plant a|plant|planting some|want to keep some|keep some|keep a|keep an area of|make the most of|think about|bring|enough|lots of|plenty of|more|get a|getting a|buy|replacing with",
    'want',
  ],
  [
    "don't want|dont want|do not want|doesn't want|doesnt want|does not want|didn't want|not want|don't wish|do not wish|not wanting|never want|wouldn't want|would not want|don't need|dont need|do not need|doesn't need|does not need|not need|needn't have|don't require|do not require|don't have room for|don't have space for|don't have time for|haven't got time for|no time for|have no time for|would rather not have|rather not have|rather not|prefer not to have|prefer not|prefer no|would prefer no|would prefer not|don't like|dont like|do not like|doesn't like|not like|dislike|dislikes|hate|hates|detest|loathe|can't stand|cant stand|cannot stand|can't bear|cannot bear|not keen on|not too keen on|not very keen on|not that keen on|not overly keen on|isn't keen on|aren't keen on|not a fan of|not fans of|not a big fan of|not big fans of|not into|not interested in|aren't interested in|isn't interested in|no interest in|no need for|no desire for|no use for|have no use for|avoid|avoiding|steer clear of|stay away from|don't include|dont include|do not include|don't add|do not add|don't put|do not put|don't plant|do not plant|not include|not including|please don't|please do not|please no|exclude|excluding|leave out|sick of|fed up with|fed up of|tired of|bored of|bored with|had enough of|can't have|cannot have|can not have|mustn't have|must not have|must not include|shouldn't have|should not have|shouldn't include|should not include|won't have|will not have|not have|not to have|anything but|ruled out|rule out|opposed to|against having|not after|not looking for|not asking for|could do without|can do without|could live without|stop|allergic to|terrified of|scared of|not fussed about having|no plans for|forget|forget about|rather than having|instead of having|would hate|'d hate|no more|definitely not|certainly not|absolutely not|not a|not any|don't fancy|do not fancy|not the|isn't room for|is not room for|no point in|put off by|past|past it for|too old for|outgrown|have outgrown|has outgrown|grown out of|have grown out of|too big for|has to be no|we are over|don't do",
    'refuse',
  ],
  [
    'no|without|minus|free of|free from|clear of|nor|neither|non|zero|instead of|rather than|in place of|as opposed to|apart from|except|except for|other than|nae|never|not',
    'no',
  ],
  [
    "have no|has no|had no|has got no|got no|there is no|there's no|theres no|there are no|don't have|dont have|do not have|doesn't have|does not have|haven't got|havent got|hasn't got|have not got|haven't any|don't own|don't currently have|currently no|lacks|lacking|lack",
    'absent',
  ],
  [
    "have|has|we've got|i've got|have got|has got|we have got|got|there is|there's|theres|there are|there're|existing|already|currently|at the moment|at present|presently|right now|consists of|comprises|is mostly|is mainly|is just|is all|is currently|are currently|is laid to|is mostly laid to|laid to|contains|came with|comes with|inherited|is only|is basically|is presently|it's just|it's all|it's mostly|it is just|it is mostly|it is all|is nothing but|is a mix of|is made up of|is a|is an|is covered in|is covered with|is full of|is overgrown with|=features|at the minute|today|as it stands|is half|mostly|mainly|is now|is predominantly|predominantly|looks like",
    'exist',
  ],
  [
    "keep|keeping|retain|retaining|retained|preserve|preserving|preserved|save|protect|hang on to|hold on to|work around|design around|work with|reuse|re use|hold onto|hang onto|leave|leaving|stay|stays|staying|remain|remains|stay where it is|don't touch|do not touch|not touch|precious|sentimental|protected|tpo|preservation order|can't be removed|cannot be removed|can't remove|cannot remove|don't remove|do not remove|don't lose|not lose|don't move|too good to lose|too nice to lose",
    'keep',
  ],
  [
    'get rid of|gets rid of|got rid of|getting rid of|be rid of|rid of|remove|removing|removed|removal of|take out|taken out|taking out|take down|take up|taking up|taken up|rip out|ripping out|ripped out|rip up|dig up|digging up|dig out|pull up|pull out|pull down|knock down|demolish|demolished|replace|replacing|replaced|replaces|lose|losing|do away with|doing away with|ditch|scrap|cut down|chop down|chopped down|fill in|filling in|filled in|swap|swapping|convert|converting|turn|turning|transform|has to go|have to go|must go|needs to go|need to go|should go|can go|will go|is going|are going|to go|going to go|is coming out|coming out|come out|comes out|will be removed|to be removed|being removed|bye bye|skip the|clear away|clear out|clearing out|tear up|tear out|tearing out|tear down|grub out|throw out|move away from|moving away from',
    'remove',
  ],
  [
    'lost|has come down|came down|used to have|used to be|used to|had|once had|there was|there were|there used to be|previously|previous owner|previous owners|grew up with|as a child|years ago|childhood|no longer have|died|passed away',
    'past',
  ],
  [
    "neighbour's|neighbours'|neighbor's|neighbours|neighbour|neighbor|neighbors|next door|next door's|nextdoor|next doors|friend's|friends have|friends has|friend has|parents have|sister has|brother has|mum has|over the road|across the road|down the road|old house|last house|previous house|old garden|last garden|previous garden|other people's|council's|behind us|other side of the fence",
    'elsewhere',
  ],
  [
    "not sure about|not sure if|not sure whether|not so sure about|not sure|unsure about|unsure|undecided|undecided about|in two minds about|don't mind|not bothered about|not bothered|not fussed|not too fussed|not fussed about|no preference|don't know if|don't know whether|wondering if|wondering whether|debating",
    'unsure',
  ],
  [
    'not only|not just|not least|not sure why|no doubt|no problem|no idea|no matter|no rush|no hurry|no more than|no less than|no bigger than|no larger than|no smaller than|no wider than|no taller than|no higher than|no deeper than|no fewer than|no later than|no end of|no later|no mow|no dig|no fuss|no nonsense|no frills|not far from|not far|not too far|not too|not very|not much|not a lot of|not a huge|not a great deal of|not a massive|not a big|not a large|not overly|not particularly|not so|not that|not to mention|not quite|not yet|not necessarily|not being|not long|not a problem|not an issue|why not|if not|whether or not|or not|non slip|non stop|non toxic|non poisonous|not enough|not many|no particular|no real|no clue|no specific|no such|no one|no bother|keep it|keeping it|keep the kids|keep the children|keep children|keep kids|keep the dog|keep the dogs|keep the cat|keep dogs|keep cats|keep costs|keep the cost|keep the costs|keep cost|keep the budget|keep things|keep the garden|keep maintenance|keep the maintenance|keep everything|keep us|keep me|keep them|keep an eye|keep chickens|keep bees|keep hens|keep fit|keep out|keep everyone|keep to|keep my|keep within|save money|save time|save space|save water|leave it to|leave it up|leave that to|leave space|leave room|leave the house|leave home|leave enough|protect from|protected from|have to|has to be|having to|had to|has been|have been|have had|had been|have never|has never|have always|have a look|have an idea|have any|have lived|have moved|have just|have recently|have bought|just moved|have tried|have thought|would rather|love of|need to be|turn into a bog|turns to mud|turns into|turn up|turn right|turn left|turning circle|like that|like this|looks like a|look like|looking like|feels like|feel like|would like it|something like|more or less|more than|more of a|as much as possible|as much|out of the way|to go with|go to|to go to|to go out|to go into|is going to|are going to|going to|go out|stay away|stay in|stay at|stay out|stay up|stay outside|stay within|stay with|no longer than|no children yet|never mind|plant shop|planted by|clear view|clear sight|clear space|plant up|lose their|lose its|lose the light|lose light|lose the sun|lose money|lose heart|has a|without breaking the bank|without spending|without being|without having to|without it|without too much|without making|without feeling|without looking|without taking|without overlooking|without costing',
    'skip',
  ],
  [
    "don't have to|dont have to|do not have to|doesn't have to|doesnt have to|not have to|won't have to|wouldn't have to|never have to|bring to mind|scrap that|if there is|if there's|if there is space|if there's space|if there is room|if there's room|if we have room|if we have space|if space|if possible|where there is|without much|without a lot of|without loads of|no drive|no garage|retaining wall|retaining walls",
    'skip',
  ],
  ['so does the|so must the|so should the|so do the|so will the', 'keep'],
  ['instead|in its place|in their place|in lieu', 'instead'],
  [
    'but|however|though|although|yet|otherwise|whereas|because|since|unless|except that|so that|meaning|on the other hand|that said|having said that|as long as|provided|followed by',
    'end',
  ],
]);

/** Verbs that take their new thing after "with", "for" or "into". */
export const SWAPPERS = /^(?:replac|swap|convert|turn|transform|chang)/;
/** A fresh subject after a comma or "and" begins a new thought. */
export const SUBJECTS = new Set([
  'we',
  'i',
  'it',
  'they',
  'he',
  'she',
  'there',
  "we'd",
  "i'd",
  "we've",
  "i've",
  "we're",
  "i'm",
  "it's",
  "there's",
  'my',
  'our',
  'this',
  'the',
  'you',
  'that',
  'which',
  'please',
  'ideally',
  'maybe',
  'perhaps',
  'preferably',
  'instead',
  'so',
  'as',
  'just',
  'only',
  'with',
  'something',
  'somewhere',
  'everything',
  'mainly',
  'if',
  'also',
  'then',
  'lots',
  'plenty',
  'some',
  'low',
  'easy',
  'more',
  'want',
  'would',
  'looking',
]);
export const ARTICLES = new Set([
  'a',
  'an',
  'some',
  'lots',
  'plenty',
  'loads',
  'one',
  'two',
  'three',
  'several',
  'many',
  'mostly',
  'more',
  'low',
  'easy',
  'lovely',
  'nice',
  'big',
  'good',
  'new',
  'with',
  'just',
  'only',
  'but',
]);
